// Every cell of the printed reference card (general-reference-card.txt) against `ordercap rules`: each becomes one
// or more questions whose answers follow from the cell alone. Usage: node printed.mjs [build/release/ordercap]
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tables } from "./cells.mjs";

const program = process.argv[2] ?? "build/release/ordercap";
const text = readFileSync(new URL("general-reference-card.txt", import.meta.url), "utf8");

/** {title, columns, rows: [[name, cell, ...]]} for each table. */
function read(lines) {
    const found = [];
    let table;
    for (const line of lines) {
        const cells = line.split("|").map((cell) => cell.trim());
        if (line.startsWith("#") || line.trim() === "") continue;
        if (line.startsWith("== ")) found.push((table = { title: line.slice(3).trim(), rows: [] }));
        else if (!table.columns) table.columns = cells;
        else table.rows.push(cells);
    }
    return found;
}

const asked = []; // {where, question, field, expected}
const unasked = [], held_elsewhere = [];
let cells = 0;
for (const { title, columns, rows } of read(text.split("\n"))) {
    const expectations_of = tables[title];
    if (!expectations_of) throw new Error(`cells.mjs does not know the table "${title}"`);
    for (const row of rows)
        for (let column = 1; column < columns.length; ++column) {
            const cell = row[column] ?? "";
            if (cell === "") continue;
            const where = `${title}: ${row[0]}, ${columns[column]} = ${cell}`;
            const expectations = expectations_of(row[0], cell, columns[column]);
            cells += 1;
            if (typeof expectations === "string") held_elsewhere.push(`${where} (${expectations})`);
            else if (expectations.length === 0) unasked.push(where);
            else for (const [question, field, expected] of expectations)
                asked.push({ where, question, field, expected });
        }
}

const answered = spawnSync(program, ["rules"], {
    input: asked.map(({ question }) => JSON.stringify(question)).join("\n") + "\n",
    encoding: "utf8",
    maxBuffer: 1 << 26,
});
const answers = answered.stdout.trim().split("\n").map((line) => JSON.parse(line));
let wrong = unasked.length;
for (const where of unasked) console.log(`no question can ask ${where}`);
asked.forEach(({ where, question, field, expected }, i) => {
    const answer = answers[i]?.[field];
    if (answer !== undefined && (expected?.not === undefined ? answer === expected : answer !== expected.not)) return;
    wrong += 1;
    console.log(`${where}\n  asked    ${JSON.stringify(question)}`);
    console.log(`  expected ${field} ${JSON.stringify(expected)}, got ${JSON.stringify(answers[i])}`);
});
for (const where of held_elsewhere) console.log(`held by tests: ${where}`);
console.log(`${cells} printed cells, ${asked.length} questions, ${wrong} wrong`);
process.exit(wrong === 0 && cells > 0 && answered.status === 0 ? 0 : 1);
