/** What a single die is rolled for. Names are those of the view. */
export interface DiceWords {
  /** `step` is the printed one, such as "5B". */
  readonly when: (turn: number, step: string, what: string) => string;
  readonly weather: string;
  /** `tie` counts the rolls that were equal before. */
  readonly initiative: (side: string, tie: number) => string;
  readonly response: (observer: string, battery: string) => string;
  readonly hit: (firer: string, target: string, nth: number) => string;
  readonly result: (target: string, firer: string, nth: number) => string;
  /** Small arms are spread around the stand that they were aimed at. */
  readonly area: (target: string, aimedAt: string, nth: number) => string;
  readonly passenger: (passenger: string, vehicle: string) => string;
  readonly morale: (company: string) => string;
  readonly ammunition: (firer: string, nth: number) => string;
  readonly discard: (side: string) => string;
}
