/** Why one can trust the table: what is hidden, how it is tested, how to check the dice oneself. */
export const enTrust = {
  lead: "You play against people whom you may never have met, on a machine that is not yours. You should not have to believe anybody. Here is what is hidden, how that is tested, and how you check the dice yourself.",
  chapters: [
    {
      title: "What is hidden",
      words: [
        "Your browser never receives what your side does not know. There is no hidden stand behind the map, no order under a cap that a curious player could find by looking into his browser: the server leaves it out before it sends anything.",
        "What you have lost from sight stays where you last saw it. It does not follow the truth, and it does not disappear because the stand was lost elsewhere. When you see it again, it has a new number.",
        "Nothing is offered, refused or counted by what the other side hides. A path is not refused because an unseen enemy stands on it; you walk, and find out.",
        "Steps open and close every turn for both sides, whether anybody has something to decide or not, with two exceptions: step 5C is not opened when no ground was vacated, and 5D does not wait when both hands that lie open are within the limit. Both follow from what everybody is shown. Nobody learns that you have nothing to fire by how soon you are ready.",
        "Who watches sees only what both sides know that both know. Who referees sees everything; that is his office.",
      ],
    },
    {
      title: "How it is tested",
      words: [
        "Two battles are played that differ only in what one side cannot know: another stand in the wood, another order, another card. Every message to that side must be the same, letter by letter, and in the same number. Many such pairs are played before a change of the program is accepted.",
        "A test that never fails proves nothing. So faults are planted on purpose, as a tired programmer would make them, and the tests have to find them. Those that are not found yet stand in the program's sources, with the reason.",
        "Every command is asked by every seat in every step about its own stands, a partner's, the enemy's and about stands that do not exist. The answers stand in a table; one that changes is noticed.",
        "What is decided is written to the disk before anybody is told of it. A server that is killed in the middle of a turn goes on from there, and rolls no die again.",
      ],
    },
    {
      title: "Check the dice yourself",
      words: [
        "Before the first roll the server publishes a fingerprint of its secret, and each side adds a share of its own: first the fingerprint of it, and the share itself only when both sides have promised theirs. All three together make every die of the battle, so that neither the server nor who gave last could choose them. Where a share is missing, everybody is told whose it is, and the page and the program below say who could then choose among dice.",
        'While the battle goes on, every die that you are told of comes with a number made of all dice that you were told of before. Your browser keeps it. Under Settings, "Check my dice now" makes the chain again: a die that was changed or dropped since breaks it. A server that comes back with an older battle than your browser was told of is noticed, and when it was stays written there.',
        "At the end of each turn, and of the battle, everybody is shown a number over all dice so far, those too that only the other side was told of. It is keyed with a secret that opens after the battle, so that until then it tells nobody how many dice there were. Your browser keeps each, and compares them with the opened record: a die that was changed or dropped later than the end of its turn is found. It does not prove that the dice of a turn were honest while that turn went on.",
        "When the battle is over and its fog has lifted, the secret and every die lie open. The page of the battle checks them in your browser, under Settings: the secret fits its fingerprint, and each die that is not marked as set by the referee is rolled again. What your browser does not remember it cannot compare, and it says so.",
        "You need not trust that page either: `protocol/check-dice.py` in the source does the same with another program, in another language, from the record that the battle's address with `/dice` behind it gives to anybody, and from what your side was told, which you can save at any time.",
        "Ten million dice by the published formula show each face 9.98 to 10.01 times in a hundred (chi-square 8.47 with nine degrees of freedom); `tests/charts/many_dice.py` counts them again.",
        "A die that a referee sets is a ruling: whoever is told of the die is told that it was set. The page lists the dice that are marked as set; whether the referee set them it does not check.",
      ],
    },
    {
      title: "Dice that a host cannot choose",
      words: [
        "Who keeps the server, and plays there, knows its secret. Alone he could make many battles and keep the one whose dice he likes. The other side's share keeps him from it: his secret and his own share are promised before he knows it, and it changes every die. That holds for a battle in which both shares were promised and opened, and for a side that looks whether it was so. A die against an enemy depends on the name that the firing side has for him: the server draws it, and how is not checked.",
        "Shares do not hide anything from him, and they do not keep him from leaving out a die that nobody else was told of while its turn goes on. Once the turn has ended, what everybody was shown over all dice holds it: who leaves it out or changes it then is found out after the battle by whoever kept that number. A die that your side was told of he cannot leave out or change at any time without being noticed.",
      ],
    },
    {
      title: "What nobody can promise",
      words: [
        "Two players who share a sofa, or a telephone, share what they see. Who keeps the server could look into its files during a battle, and sees everything in them. What you conclude from what you may see is the game. And how long somebody took is seen by all.",
      ],
    },
  ],
  releases: "Who learns what",
  releasesHint:
    "The list that the program and its tests follow. Whatever happens in a battle is a row; what no row names is told to nobody. In English.",
};
