import { hoursWords } from "./hours.ts";
import type { LogWords } from "./log_words.ts";
import { spanWords } from "./span.ts";

const at = (who: string): string => (who ? ` at ${who}` : "");
/** One of several players, by his number. */
const player = (l: { count: string }): string =>
  l.count === "1" ? "The leader" : `Player ${l.count}`;
/** How somebody decided, where it was not at the table. */
const how = (what: string): string => (what ? `: ${what}.` : ".");
/** The reason of a ruling. */
const why = (words: string): string => (words ? `: ${words}` : ".");

export const logEn: LogWords = {
  unseen: "an unseen enemy",
  result: {
    no_effect: "no effect",
    cancelled: "none any more",
    forced_back: "forced back",
    eliminated: "eliminated",
    pass: "passed",
    pinned: "Pinned",
    shaken: "Shaken",
    demoralized: "Demoralized",
    steady: "Good",
    approved: "approved",
    declined: "declined",
    success: "success",
    failure: "failure",
    hit: "hit",
    miss: "miss",
    out_of_range: "out of range",
    out_of_arc: "does not bear",
    no_line: "no line of fire",
    depleted: "out of ammunition",
    suppressed: "suppressed",
    surrendered: "surrendered",
    contact: "stopped by contact",
    terrain: "stopped by the ground",
    edge: "stopped by the table's edge",
    template: "stopped by fire",
    obstacle: "stopped by an obstacle",
    opened: "is opened",
    ended: "is ended",
    by_owner: "",
    by_clock: "the clock has ended three steps in a row",
    by_consent: "both leaders have asked for it",
    taken_over: "led by the leader",
    substituted: "somebody else sits there now",
    reopened: "the referee opens it",
  },
  dice: {
    weather_rolled: "weather",
    response_rolled: "response",
    fire_resolved: "to hit",
    template_attack: "to hit",
    mine_attack: "to hit",
    hits_distributed: "result",
    passenger_rolled: "result",
    ammunition_used: "ammunition",
    morale_checked: "morale",
  },
  deed: {
    moved: (from, to) => `moved from ${from} to ${to}`,
    setDown: (to) => `was set down at ${to}`,
    faces: (wind) => `faces ${wind}`,
    is: (what) => `is ${what} now`,
    suppressed: (is) => (is ? "is suppressed" : "is no longer suppressed"),
    supply: (is) => (is ? "has ammunition again" : "is out of ammunition"),
    visible: (is) => (is ? "is seen by the enemy" : "is out of the enemy's sight"),
  },
  line: {
    battle_begun: () => "The battle begins.",
    turn_begun: (l) => `Turn ${l.count} begins.`,
    step_opened: (l) => `${l.step}.`,
    committed: (l) => `${l.side} has committed${how(l.what)}`,
    weather_rolled: (l) => `Weather: ${l.what}.`,
    initiative_rolled: (l) => `${l.side} has the initiative and acts as Side A.`,
    share_promised: (l) => `${l.side} has promised a share in the dice: ${l.what.slice(0, 8)}…`,
    contribution_given: (l) => `${l.side} has a share in the dice: ${l.what.slice(0, 8)}…`,
    shares_lapsed: (l) =>
      l.what
        ? "No share in the dice counts: both leaders have agreed. Whoever made the battle could choose among many sets of dice."
        : `No share in the dice counts: ${l.side ? `that of ${l.side} was` : "both were"} not opened in time.`,
    went_without_share: (l) =>
      `${l.side} goes on without the other side's share in the dice: ${l.count === "2" ? "as host, the other side could choose between two sets of dice, " + l.side + " among any number" : "the other side promised none, so whoever chose the share of " + l.side + " could choose the dice"}.`,
    no_shares_agreed: (l) => `${l.side} agrees that no share in the dice counts.`,
    companies_taken_up: (l) => `Player ${l.count} takes up his companies.`,
    companies_taken_over: (l) => `The leader takes over the companies of player ${l.count}.`,
    player_committed: (l) => `${player(l)} has committed${how(l.what)}`,
    commit_taken_back: (l) => `${player(l)} decides anew.`,
    standing_pass_set: (l) => `${player(l)} passes ${l.what} beforehand from now on.`,
    seat_handed_over: (l) =>
      Number(l.count) > 1
        ? `A substitute plays for player ${l.count} from now on.`
        : l.side
          ? `A substitute plays for ${l.side} from now on.`
          : "A substitute judges from now on.",
    standing_pass_ended: (l) => `${player(l)} passes ${l.what} no more${why(l.result)}`,
    battle_ended: (l) =>
      `The battle is over; ${l.side ? `${l.side} has won` : "nobody has won"}${why([l.what, l.words].filter(Boolean).join("; "))}`,
    deployed: (l) => `${l.actor} is deployed.`,
    reserve_declared: (l) => `${l.actor} will come in from the reserve.`,
    reserve_placed: (l) => `${l.actor} comes in from the reserve.`,
    order_placed: (l) => `${l.actor} orders ${l.what}.`,
    order_withdrawn: () => "A placed order is taken back.",
    order_named: (l) => `${l.actor}: its player names the order that it follows.`,
    orders_take_force: () => "The orders are in force.",
    orders_revealed: (l) => `${l.side} turns its orders face up.`,
    order_cancelled: () => "An order falls away.",
    order_changed: (l) => `${l.actor}: a card changes the order (${l.result}).`,
    command_taken: (l) => `${l.actor} takes command of ${l.target || l.what}.`,
    command_returned: (l) => `${l.actor} is back under its own command.`,
    command_succeeded: (l) => `${l.actor} takes over from ${l.target}.`,
    form_declared: (l) => `${l.actor} declares: ${l.what}.`,
    entrenched: (l) =>
      l.what ? `${l.actor} has dug in: ${l.what}.` : `${l.actor} digs without success.`,
    regrouped: (l) => `${l.actor} is back; ${l.target} is gone for good.`,
    moved: (l) => `${l.actor} moves${l.result ? ` (${l.result})` : ""}.`,
    turned: (l) => `${l.actor} turns.`,
    facing_declared: (l) => `${l.actor} will turn.`,
    forced_back_set: (l) => `${l.actor}: its player says what it does when forced back.`,
    entered: (l) => `${l.actor} comes onto the table.`,
    ground_occupied: (l) => `${l.actor} occupies the ground.`,
    template_entered: (l) => `${l.actor} comes under artillery fire.`,
    obstacle_seen: (l) => `${l.side ? `${l.side}: ` : ""}${l.what} found.`,
    obstacle_gone: (l) => `${l.side ? `${l.side}: ` : ""}${l.what}: it is gone.`,
    obstacle_cleared: (l) =>
      l.count === "0"
        ? `${l.actor} has cleared an obstacle: ${l.what}.`
        : `${l.actor} clears an obstacle: ${l.what}, ${l.count} to go.`,
    loaded: (l) => `${l.actor} gets into ${l.target}.`,
    unloaded: (l) => `${l.actor} gets out of ${l.target}.`,
    limbered: (l) => `${l.actor} is limbered to ${l.target}.`,
    unlimbered: (l) => `${l.actor} is unlimbered.`,
    man_handled: (l) =>
      l.actor === l.target
        ? `${l.actor} is pushed by its crew.`
        : `${l.actor} pushes the gun of ${l.target}.`,
    transport_removed: (l) => `${l.actor} is taken off the table.`,
    transport_returned: (l) => `${l.actor} comes back.`,
    objective_taken: (l) => `${l.side} takes ${l.what}.`,
    fire_declared: (l) => `${l.actor} will fire${at(l.target)}.`,
    fire_withdrawn: (l) =>
      l.actor ? `${l.actor} will not fire${at(l.target)}.` : "A declared fire is taken back.",
    fire_resolved: (l) =>
      `${l.actor} fires${at(l.target)} with ${l.what}: ${l.result || "no result"}.`,
    fire_felt: (l) =>
      `${l.target} is under fire from ${l.actor}${l.from && ` (${l.from})`}: ${l.result || "no effect"}.`,
    hits_distributed: (l) => `Result on ${l.target}: ${l.result}.`,
    hits_felt: (l) => `${l.target} is hit: ${l.result}.`,
    mission_requested: (l) => `${l.actor} is asked for ${l.what}.`,
    mission_withdrawn: (l) =>
      l.actor ? `The mission of ${l.actor} is taken back.` : "A mission is taken back.",
    response_rolled: (l) => `${l.actor}, called for (${l.what}): ${l.result}.`,
    template_placed: (l) => `${l.what} comes down.`,
    template_removed: (l) => `${l.what} clears.`,
    template_attack: (l) => `${l.actor} strikes ${l.target}: ${l.result || "no effect"}.`,
    template_felt: (l) => `${l.what} on ${l.target}: ${l.result || "no effect"}.`,
    bombardment_felt: (l) => `${l.result} upon ${l.what}: it will count for its morale.`,
    mine_attack: (l) => `${l.actor} runs onto mines: ${l.result}.`,
    forced_back: (l) => `${l.actor} is forced back.`,
    eliminated: (l) => `${l.actor} is eliminated.`,
    surrendered: (l) => `${l.actor} surrenders.`,
    driven_off: (l) => `${l.actor} is driven off the table.`,
    stopped_at: (l) => `${l.actor} is stopped where it was hit.`,
    wreck_placed: () => "A wreck burns.",
    gun_abandoned: (l) => `${l.actor} leaves its gun.`,
    gun_manned: (l) => `${l.actor} mans the gun again.`,
    gun_lost: (l) =>
      l.actor ? `The gun of ${l.actor} is lost.` : `An abandoned gun is lost: ${l.what}.`,
    dismounted: (l) => `${l.actor} dismounts${l.target ? ` from ${l.target}` : ""}.`,
    passenger_rolled: (l) => `${l.actor} in the stricken ${l.target || "vehicle"}: ${l.result}.`,
    ground_vacated: () => "Ground in contact has been left.",
    suppressed: (l) => `${l.actor} is suppressed.`,
    suppression_removed: () => "All suppression ends.",
    ammunition_used: (l) =>
      `${l.actor}, ${l.what}: ${l.result || (l.count ? `${l.count} left` : "ammunition holds out")}.`,
    resupplied: (l) => `${l.actor} has ammunition again.`,
    morale_checked: (l) => `${l.actor || l.what} checks morale: ${l.result}.`,
    state_changed: (l) => `${l.actor} is now ${l.result || l.what}.`,
    rallied: (l) => `${l.actor} rallies: ${l.result || l.what}.`,
    company_eliminated: (l) => `${l.what || l.actor} is eliminated.`,
    elimination_seen: (l) => `${l.what || l.actor} saw a friendly company go.`,
    contact_made: (l) => `${l.actor || l.target} is spotted.`,
    stand_seen: (l) => `${l.actor} is spotted by the enemy.`,
    contact_lost: (l) => `${l.actor || l.target} is lost from sight.`,
    wreck_seen: () => "A wreck is seen.",
    gun_seen: (l) => `A gun without crew is seen: ${l.what}.`,
    phantom_vanished: (l) => `${l.actor} was spotted: it was a phantom.`,
    phantom_seen: () => "Something was spotted, and there is nothing.",
    camouflage_lost: (l) => `${l.actor} is no longer camouflaged.`,
    deck_shuffled: () => "The cards are shuffled.",
    card_drawn: (l) => `${l.side} draws ${l.what ? `“${l.what}”` : "a card"}.`,
    card_discarded: (l) => `${l.side} discards ${l.what ? `“${l.what}”` : "a card"}.`,
    card_played: (l) => `“${l.what}” is laid down.`,
    card_taken_back: (l) => `“${l.what}” is taken back.`,
    card_opened: (l) => `${l.side} plays “${l.what}”. ${l.words}`,
    cards_cancelled: () => "Two cards cancel each other.",
    card_expired: (l) => `“${l.what}” has run out.`,
    stand_edited: (l) =>
      l.did
        ? `By ruling, ${l.actor} ${l.did}${why(l.words)}`
        : `Ruling on ${l.actor}${why(l.words)}`,
    stand_removed: (l) => `By ruling, ${l.actor} leaves the battle${why(l.words)}`,
    stand_added: (l) => `By ruling, ${l.actor} joins the battle${why(l.words)}`,
    order_set: (l) =>
      l.what
        ? `By ruling, ${l.actor} is now under ${l.what}${why(l.words)}`
        : `By ruling, ${l.actor} has no order${why(l.words)}`,
    company_morale_set: (l) =>
      `By ruling, the morale number of ${l.what} is ${l.count}${why(l.words)}`,
    obstacle_added: (l) => `The referee lays an obstacle (${l.what})${why(l.words)}`,
    obstacle_removed: (l) => `The referee takes an obstacle away (${l.what})${why(l.words)}`,
    die_set: (l) => `By ruling, the die for ${l.what} is set${why(l.words)}`,
    die_withdrawn: (l) => `By ruling, the die for ${l.what} is rolled after all${why(l.words)}`,
    weather_set: (l) => `By ruling, the weather from now on: ${l.what}${why(l.words)}`,
    move_asked: (l) => `${l.actor}: a path waits for the referee.`,
    asked_move_judged: (l) => `The path of ${l.actor} is ${l.result}${why(l.words)}`,
    option_set: (l) => `By ruling, from now on “${l.what}”: ${l.result}${why(l.words)}`,
    step_extended: (l) => `This step has ${l.count} seconds more${why(l.words)}`,
    step_forced: (l) => `Ruling: the step “${l.what || l.step}” ${l.result}${why(l.words)}`,
    time_ran_out: (l) =>
      l.side ? `${l.side}: the time has run out.` : "The clock has ended the step.",
    grace_begun: (l) =>
      l.side
        ? `${l.side} is late: the step stays open ${spanWords("en", l.count)} more.`
        : `The time of the step is over; it stays open ${spanWords("en", l.count)} more.`,
    deadline_stopped: () =>
      "The clock of the server was set anew: the deadline waits for the referee.",
    paused: (l) => `The battle is paused${why(l.result || l.words)}`,
    quiet_hours_set: (l) => {
      const who = Number(l.count || 1) > 1 ? `${l.side}, ${player(l)},` : l.side;
      return l.what
        ? `${who} has quiet hours: ${hoursWords("en", l.what)}.`
        : `${who} has no quiet hours.`;
    },
    pause_asked: (l) => `${l.side} asks for a pause.`,
    pause_withdrawn: (l) => `${l.side} asks for a pause no more.`,
    resumed: (l) => `The battle goes on${why(l.words)}`,
    written: (l) => `The referee: ${l.words}`,
    battle_reopened: (l) => `The referee reopens the battle${why(l.words)}`,
    lift_agreed: (l) => `${l.side} agrees to open everything.`,
    fog_lifted: () => "Everything is open: every die, and what each side saw.",
  },
};
