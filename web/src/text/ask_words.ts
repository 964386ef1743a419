/** Words for the questions and charts that the server describes; what has none is shown as it is named. */
export interface AskWords {
  /** A question by its name: its title, and what it tells. */
  readonly question: Readonly<Record<string, readonly [title: string, hint: string]>>;
  readonly field: Readonly<Record<string, string>>;
  /** A chart by its name: its title, and what its marks mean. */
  readonly chart: Readonly<Record<string, readonly [title: string, note: string]>>;
  readonly column: Readonly<Record<string, string>>;
}
