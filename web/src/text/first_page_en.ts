/** The page for whoever sits down for the first time. */
export const enFirstPage = {
  lead: "You command a battalion of the Second World War. A counter on the map is a stand: about a platoon of men, or four to six vehicles or guns. A turn is half an hour.",
  back: "To the battles",
  secretTitle: "Nobody sees everything",
  secret:
    "You see your own stands and those of the enemy that yours have spotted. Who stays hidden and does not fire stays unseen. The server keeps the rest from both of you.",
  ordersTitle: "Orders are given in secret, a turn ahead",
  orders:
    "Commanders put an order under a cap beside their company, and an arrow says which way. Only when it moves is it turned up. Most used are:",
  turnTitle: "A turn",
  turn: "Both sides decide each step at once and without knowing what the other does. These are the steps in which you have most to do:",
  measureTitle: "Nobody measures",
  measure:
    "There is no ruler. Whether a target is in range shows when the shots are resolved; a wasted shot is part of the game. Every roll is explained in the log, with the rules that made it so.",
  handsTitle: "With your hands",
  hands: [
    "Click a counter with a yellow ring: it can act now, and the panel says how.",
    "Orders: pull from a commander the way he shall go; two quick clicks and he holds.",
    "Moves: pull a stand, or its cap for all who follow it. “As far as their orders go” moves everybody.",
    "Fire: dashed arrows show who would fire at whom. Take them all, pull from one to another enemy, or let one hold its fire.",
    "Several at once: draw a band round them with Shift, or hold a finger and pull.",
  ] as readonly string[],
  moreTitle: "And then",
  more: "The rest explains itself while you play: every rule in the log leads to its entry.",
  rules: "All the rules",
};
