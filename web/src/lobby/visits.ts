/** When this browser was last at a battle with a seat, and how many lines of chat were read there. */
export interface Visit {
  readonly at: number;
  readonly lines: number;
}
type Visits = Readonly<Partial<Record<string, Visit>>>;
const nameOf = (battle: string): string => `ordercap.visits.${battle}`;

function visitsOf(battle: string): Visits {
  try {
    return JSON.parse(localStorage.getItem(nameOf(battle)) ?? "{}") as Visits;
  } catch {
    return {};
  }
}
export const visitOf = (battle: string, role: string): Visit =>
  visitsOf(battle)[role] ?? { at: 0, lines: 0 };

function keep(battle: string, role: string, visit: Partial<Visit>): void {
  const all = { ...visitsOf(battle), [role]: { ...visitOf(battle, role), ...visit } };
  try {
    localStorage.setItem(nameOf(battle), JSON.stringify(all));
  } catch {
    // Without storage every line is new.
  }
}
export const keepVisit = (battle: string, role: string): void =>
  keep(battle, role, { at: Date.now() });
export function keepRead(battle: string, role: string, lines: number): void {
  if (lines > visitOf(battle, role).lines) keep(battle, role, { lines });
}
export function forgetVisits(battle: string): void {
  try {
    localStorage.removeItem(nameOf(battle));
  } catch {
    // Nothing was kept.
  }
}
