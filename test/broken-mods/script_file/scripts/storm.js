return [];
