import type { Step } from "../wire/protocol.ts";

/** What each step is for, to a player who does not know the sequence of play by heart. */
const means: Readonly<Record<Step, string>> = {
  deployment: "Both sides set up in secret. Who starts hidden stays so until he is spotted.",
  first_orders: "Commanders give the orders of turn 1 in secret.",
  dice_contributions: "Each side mixes its share into the dice, so that nobody can know them.",
  weather: "The weather decides how far one sees and whether aircraft fly.",
  artillery_response: "Observers ask for fire and smoke; a die tells whether the battery answers.",
  clearing: "The smoke and templates of last turn go, and so does all suppression.",
  he_attacks: "Whoever lies under a template is attacked and suppressed.",
  initiative: "The higher roll moves first this turn, as Side A.",
  prep_fire_a:
    "Stands under Hold or on Overwatch can shoot before anybody moves; stands that stay turn freely.",
  prep_fire_b:
    "Stands under Hold or on Overwatch can shoot before anybody moves; stands that stay turn freely.",
  prep_fire_resolved: "All Prep Fire strikes at once, and its targets are suppressed.",
  side_a_moves: "Side A turns its orders face up and moves along them.",
  side_b_moves: "Side B has seen those moves, turns its own orders face up and moves.",
  spotting: "Who moved or fired may be spotted; who is out of sight is lost again.",
  opportunity_fire:
    "Stands under Hold or on Overwatch shoot at what has moved, anywhere on its path.",
  spotting_of_opportunity_firers: "Who has just fired may be spotted.",
  change_facing: "Any stand may turn before General Fire. Nobody moves.",
  general_fire:
    "Everybody who has not fired yet, and whose order allows it, shoots from where he stands now.",
  ammunition:
    "Weapons may have run out of ammunition. Supply stands fill them again in 5F of a later turn (ADV-AMMO-07).",
  spotting_of_general_firers: "Who has just fired may be spotted.",
  orders: "Commanders give the orders for the next turn in secret; the old ones are taken off.",
  morale: "Companies that were shot at, or see enemies near, check whether they stand.",
  abandoned_ground_a: "Stands may step onto ground from which the enemy in contact was driven.",
  abandoned_ground_b: "Stands may step onto ground from which the enemy in contact was driven.",
  fog_of_war: "Each side draws a card; what is beyond the limit of the hand goes.",
  declarations_a: "A Hasty Advance can be declared to be a Road March, Entrench or Human Wave.",
  declarations_b: "A Hasty Advance can be declared to be a Road March, Entrench or Human Wave.",
  end_of_turn:
    'Time goes on; reinforcements are due, and who is within 6" of a supply stand is filled again (ADV-AMMO-07).',
  card_window: "Both sides may play cards that belong to this step, before it or before its rolls.",
  battle_over:
    "The log is there to be read. It says when the dice and what each side did not know are open to all.",
};
export const guideEn = {
  heading: "This step",
  means,
  next: (first: string, second: string) =>
    second ? `Next: ${first}, then ${second}.` : `Next: ${first}.`,
  latest: "What happened last",
};
export type GuideWords = typeof guideEn;
