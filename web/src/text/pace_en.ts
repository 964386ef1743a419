/** How fast a battle is to be played. Fetched where one is made. */
export const paceEn = {
  heading: "Pace",
  own: "as the options say",
  each: (time: string) => `${time} a decision`,
  names: {
    live: "Live",
    evening: "An evening",
    day: "A day a decision",
    three_days: "Three days a decision",
    week: "A week a decision",
  },
  means: {
    own: "",
    live: "No clock; both sides are at the table.",
    evening:
      "15 minutes a decision. Quiet steps can be passed beforehand; each lasts 15 seconds at least.",
    day: "Who is late has twelve hours more. Quiet steps can be passed beforehand; each lasts ten minutes at least.",
    three_days:
      "Who is late has a day more. Quiet steps can be passed beforehand; each lasts half an hour at least.",
    week: "Who is late has two days more. Quiet steps can be passed beforehand; each lasts an hour at least.",
  },
};
export type PaceWords = typeof paceEn;
