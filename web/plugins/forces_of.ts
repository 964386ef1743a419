interface StandOfFile {
  readonly line: string;
  readonly names?: readonly string[];
  readonly phantom?: boolean;
}
interface SideOfFile {
  readonly formations: readonly {
    readonly companies: readonly {
      readonly player?: number;
      readonly stands: readonly StandOfFile[];
    }[];
  }[];
}
/** What the file of a scenario says of who fights in it, and how. */
export interface ForcesOfFile {
  readonly turns: number;
  readonly weather?: unknown;
  readonly blue: SideOfFile;
  readonly red: SideOfFile;
}
export interface Force {
  readonly nation: string;
  /** To the nearest five: the lobby does not count the enemy for anybody. */
  readonly stands: number;
  /** Who lead it together; absent where that is one. */
  readonly players?: number;
}
export interface Forces {
  readonly blue: Force;
  readonly red: Force;
  /** About so many minutes, to the nearest quarter of an hour. */
  readonly minutes: number;
  /** 0 for a first battle, 1 easy, 2 medium, 3 demanding. */
  readonly grade: number;
}

const standsOf = ({ formations }: SideOfFile): readonly StandOfFile[] =>
  formations.flatMap(({ companies }) => companies.flatMap(({ stands }) => stands));
const count = (side: SideOfFile): number =>
  standsOf(side).reduce((sum, { names, phantom }) => sum + (phantom ? 0 : (names?.length ?? 1)), 0);
const nearest = (step: number, value: number): number =>
  Math.max(step, Math.round(value / step) * step);

/** A line's id begins with the nation that it is of. */
function forceOf(side: SideOfFile): Force {
  const nations = standsOf(side).map(({ line }) => line.slice(0, 2).toUpperCase());
  const times = (nation: string): number => nations.filter((one) => one === nation).length;
  const nation = nations.reduce((most, one) => (times(one) > times(most) ? one : most), "");
  const companies = side.formations.flatMap((one) => one.companies);
  const players = Math.max(...companies.map(({ player = 1 }) => player));
  return { nation, stands: nearest(5, count(side)), ...(players > 1 && { players }) };
}

/** In each turn the steps take so many minutes, and each stand so many. */
const [kSteps, kStand] = [5, 0.2];
/** Turns times stands from which a battle is no longer a first one, and no longer easy. */
const [kEasy, kMedium] = [150, 300];
/** Night, dummies, aircraft, obstacles: things to know beyond the sequence of play. */
const kBeyond = /"(phantom|reserve|air|obstacles)":|"weather":"night"/;

/** Guesses from turns and stands alone, of which the first battle keeps the three quarters of an hour that its file promises. */
export function forcesOf(file: ForcesOfFile): Forces {
  const stands = count(file.blue) + count(file.red);
  const work = stands * file.turns;
  const marks = [work >= kEasy, work >= kMedium, kBeyond.test(JSON.stringify(file))];
  return {
    blue: forceOf(file.blue),
    red: forceOf(file.red),
    minutes: nearest(15, file.turns * kSteps + work * kStand),
    grade: marks.filter(Boolean).length,
  };
}
