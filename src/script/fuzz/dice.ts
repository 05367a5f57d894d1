/** Choosing for the generator of programs: everything follows from one seed. */
import { below, type Rng, rngFromHalves } from '../../lib/rng.ts';

export class Dice {
  private readonly rng: Rng;

  constructor(seed: number) {
    this.rng = rngFromHalves(0x5eed, seed);
  }

  /** 0 … n − 1. */
  below(n: number): number {
    return below(this.rng, n);
  }

  /** True once in n times. */
  once(n: number): boolean {
    return this.below(n) === 0;
  }

  one<A>(choices: readonly A[]): A {
    // Every list given here is written out and has elements.
    return choices[this.below(choices.length)] as A;
  }
}
