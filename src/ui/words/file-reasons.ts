/** What the system says about files and folders, in words. */

const REASONS: Readonly<Record<string, Readonly<Record<'de' | 'en', string>>>> = {
  ENOENT: { en: 'it is not there', de: 'das gibt es nicht' },
  /** Where something was to be written, it is its folder that is missing. */
  no_folder: { en: 'its folder is not there', de: 'den Ordner dafür gibt es nicht' },
  EISDIR: { en: 'it is a folder, not a file', de: 'das ist ein Ordner, keine Datei' },
  ENOTDIR: {
    en: 'part of the path is a file, not a folder',
    de: 'ein Teil des Pfads ist eine Datei, kein Ordner',
  },
  EEXIST: { en: 'something of this name is there already', de: 'etwas dieses Namens ist schon da' },
  ENOTEMPTY: { en: 'the folder is not empty', de: 'der Ordner ist nicht leer' },
  EACCES: { en: 'permission denied', de: 'keine Berechtigung' },
  EPERM: { en: 'permission denied', de: 'keine Berechtigung' },
  EROFS: { en: 'the disk is read-only', de: 'der Datenträger ist schreibgeschützt' },
  ENOSPC: { en: 'the disk is full', de: 'der Datenträger ist voll' },
  EDQUOT: { en: 'the disk is full', de: 'der Datenträger ist voll' },
  EBUSY: { en: 'another program holds it', de: 'ein anderes Programm hält es fest' },
  ETXTBSY: { en: 'another program holds it', de: 'ein anderes Programm hält es fest' },
  EMFILE: { en: 'too many files are open', de: 'zu viele Dateien sind offen' },
  ENFILE: { en: 'too many files are open', de: 'zu viele Dateien sind offen' },
  ELOOP: { en: 'links lead in a circle', de: 'Verknüpfungen führen im Kreis' },
  ENAMETOOLONG: { en: 'the path is too long', de: 'der Pfad ist zu lang' },
  EINVAL: { en: 'that is no path', de: 'das ist kein Pfad' },
  ERR_INVALID_ARG_VALUE: { en: 'that is no path', de: 'das ist kein Pfad' },
  ERR_FS_FILE_TOO_LARGE: { en: 'it is too large', de: 'das ist zu groß' },
  EIO: { en: 'the disk reports an error', de: 'der Datenträger meldet einen Fehler' },
  ENXIO: { en: 'it is no file', de: 'das ist keine Datei' },
};

/** The reason behind a system's word; the word itself where it is a rare one. */
export function fileReason(code: string, language: string): string {
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return reason?.[language === 'de' ? 'de' : 'en'] ?? code;
}
