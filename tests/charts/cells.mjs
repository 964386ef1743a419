// What a printed cell says, as questions of `ordercap rules` with the answer that the cell demands:
// table -> (row, cell, column) -> [[question, field of the answer, value or {not: value}], ...], or a text that says
// which tests hold a cell that no question can ask.

const signed = (cell) => Number.parseInt(cell.replace("+", ""), 10);
/** The dice of "2-5", "6+" or "1". */
const dice_of = (cell) => {
    const [from, to] = cell.endsWith("+") ? [Number.parseInt(cell, 10), 10] : cell.split("-").map(Number);
    return Array.from({ length: (to ?? from) - from + 1 }, (_, i) => from + i);
};
const lower = (word) => word.toLowerCase();

const artillery_base = { "Organic Artillery": "organic", "Supporting Arty.": "supporting" };
const artillery_change = {
    "Dedicated Battery": { dedicated: true },
    Suppressed: { suppressed: true },
};
function artillery(row, cell) {
    const ask = (fields) => ({ q: "artillery_response", asset: "organic", mission: "observed", ...fields });
    if (row === "H&I")
        return ["organic", "supporting"].map((asset) => [
            ask({ asset, mission: "harassing" }), "success", Number(cell.slice(2))]);
    if (artillery_base[row]) return [[ask({ asset: artillery_base[row] }), "success", Number(cell.slice(2))]];
    const change = artillery_change[row] ?? { quality: lower(row) };
    return [["organic", 5], ["supporting", 3]].map(([asset, base]) => [
        ask({ asset, ...change }), "success", Math.max(0, base + signed(cell))]);
}

const cover_named = {
    "Med. cover": "medium", Medium: "medium", "Hard cover": "hard", Hard: "hard",
    Fortifications: "fortification", Fortification: "fortification", "Light Cover": "light",
};
function indirect(row, cell) {
    const ask = (target, firer) => ({ q: "idf_to_hit", he_number: 7, target, ...(firer && { firer }) });
    if (cover_named[row])
        return [[ask({ kind: "personnel", cover: cover_named[row] }), "to_hit", 7 + signed(cell)]];
    if (row === "Pinned") return [[ask({ kind: "personnel" }, { pinned: true }), "to_hit", 7 + signed(cell)]];
    if (row === "vs Weak AFV")
        return [[ask({ kind: "weak_afv", weight_class: 0 }), "to_hit", 7 + signed(cell)]];
    return [1, 2, 4].flatMap((weight_class) => [
        [ask({ kind: "strong_afv", weight_class }), "to_hit", 7 - weight_class],
        [ask({ kind: "weak_afv", weight_class }), "to_hit", 7 + 1 - weight_class]]);
}

const order_named = {
    "Cautious Adv.": "cautious_advance", Hasty: "hasty_advance", Disengage: "disengage", Hold: "hold",
    "Take Command": "take_command", Rally: "rally", Regroup: "regroup",
};
function orders(row, cell, column) {
    const ask = { q: "order_effects", order: order_named[row] };
    if (column === "Basic Move. Allowance") {
        const [least, most] = { "<=1x": [0, 1], "1x-2x": [1, 2], None: [0, 0] }[cell];
        return [[ask, "min_move", least], [ask, "max_move", most]];
    }
    if (column === "General Fire?")
        return [[ask, "general_fire", cell.startsWith("Contact") ? "contact" : "yes"],
            [ask, "fire_modifier", cell.includes("-2") ? -2 : 0]];
    return [[ask, column === "Prep Fire?" ? "prep_fire" : "op_fire", cell === "Yes"]];
}

const terrain_named = {
    Woods: "woods", BUA: "bua", "Broken Ground": "broken", Sand: "sand", Forest: "forest", Rubble: "rubble",
    "Steep Slope": "steep_slope", Swamp: "swamp", "Cliff/Escarpment": "cliff", Creek: "creek", "River/Canal": "river",
};
function terrain(row, cell, column) {
    const mobility = { "Pers.": "personnel", Tracked: "tracked", Wheeled: "wheeled" }[column];
    const ask = (ford) => ({ q: "terrain_cost", mobility, terrain: terrain_named[row], ford });
    const factor = cell === "P" ? null : Number(cell[1]);
    const only_at_ford = cell.endsWith("*");
    return [[ask(false), "multiplier", only_at_ford ? null : factor], [ask(true), "multiplier", factor]];
}

const hidden_as = {
    "Concealed stationary not firing": { concealed: true },
    "Stat. in Open": {},
    "Move Concealed": { concealed: true, moved: true },
    "Firing in conceal.": { concealed: true, fired: true },
    "M & F in Conceal.": { concealed: true, moved: true, fired: true },
    "M in Open": { moved: true },
    "F in Open": { fired: true },
};
/** With the column of modifiers: halved for a vehicle unless @, for pinned and suppressed once, and both together. */
function spotting(row, cell, column) {
    const target = column.startsWith("Vehicles") ? "vehicle" : "personnel";
    const plain = Number.parseInt(cell.replace("@", ""), 10);
    const contact = cell.includes("@Contact");
    const not_halved = cell.startsWith("@"), rises = cell.endsWith("+");
    const found = [];
    for (const spotter of ["personnel", "recon_vehicle", "vehicle"])
        for (const [spotter_pinned, spotter_suppressed] of [[false, false], [true, false], [false, true], [true, true]])
            for (const levels_higher of [0, 2]) {
                const halved = spotter === "vehicle" && !not_halved;
                let range = plain + (rises ? 10 * levels_higher : 0);
                if (halved) range = contact ? 0 : range / 2;
                if (spotter_pinned || spotter_suppressed) range /= 2;
                const how = { spotter, spotter_pinned, spotter_suppressed, levels_higher };
                found.push([{ q: "spotting", target, ...hidden_as[row], ...how }, "range", range]);
            }
    return found;
}

/** A square of the terrain from (0, 0) to (20, 20); what is within or beyond it can be asked as a line of sight. */
function visibility(row, cell, column) {
    if (row === "Open Blocking") {
        const ask = (open_blocking) => ({ q: "spotting", target: "vehicle", spotter: "personnel", open_blocking });
        return [[ask(column !== "Within"), "range", cell === "Half Distance" ? 12 : 24]];
    }
    if (column === "Within") return "LOS-08: the ends of a line of sight in a question lie outside every obstacle";
    const wood = { kind: "woods", polygon: [[0, 0], [20, 0], [20, 20], [0, 20]] };
    const ask = (from, to) => ({ q: "line_of_sight", from, to, obstacles: [wood] });
    const edge = ask({ x: -5, y: 10 }, { x: 0, y: 10 }), through = ask({ x: -5, y: 10 }, { x: 25, y: 10 });
    return [[edge, "visible", true], [through, "visible", false]];
}

const fire_case = {
    Elite: { quality: "elite" },
    "Op. Fire": { op_fire: true },
    "Human Wave": { human_wave: true, close_assault: true },
    Passenger: { passenger: true },
    "Multiple Targets": { multiple_targets: true },
    "Multiple Targets, in contact": { multiple_targets: true, in_contact: true },
    "Pers. CA vs AFV": { personnel_vs_afv: true, close_assault: true },
    "Bn. Gun": { battalion_gun: true },
    // the passenger's −1 and the bonus that it does not get; who is mounted has neither
    "Passenger, Op. Fire": { passenger: true, op_fire: true },
    "Mounted, Op. Fire": { passenger: true, rides: "mounted", op_fire: true },
};
function rate_of_fire(row, cell) {
    return [1, 2, 3, 5].map((rof) => [
        { q: "rate_of_fire", rof, ...fire_case[row] }, "dice",
        cell === "1 max." ? 1 : rof + signed(cell)]);
}

const to_hit_target = {
    Patrol: { kind: "personnel", patrol: true },
    "Pinned Pers.": { kind: "personnel", pinned: true },
    "AFV hull down": { kind: "strong_afv", hull_down: true },
    "AFV in BUA": { kind: "strong_afv", in_bua: true },
};
const to_hit_firer = {
    Veteran: { quality: "veteran" }, Elite: { quality: "elite" }, Trained: { quality: "trained" },
    Green: { quality: "green" }, Suppressed: { suppressed: true }, Pinned: { pinned: true },
    "Hasty Advance": { order: "hasty_advance" },
};
const class_against = {
    "H class vs Weak AFV": ["H", "weak_afv", 0],
    "A class vs Strong AFV": ["A", "strong_afv", 0],
    "W class vs Weak AFV": ["W", "weak_afv", 0],
};
function to_hit(row, cell, column) {
    const ask = (fields) => ({ q: "to_hit", hit_number: 7, effect: "-", ...fields });
    const weigh = (effect, kind, weight_class) =>
        ask({ effect, target: { kind, weight_class } });
    if (row === "H class vs All AFV")
        return [1, 2, 4].flatMap((weight) => [
            [weigh("H", "strong_afv", weight), "to_hit", 7 - weight],
            [weigh("H", "weak_afv", weight), "to_hit", 7 + 1 - weight]]);
    if (class_against[row]) return [[weigh(...class_against[row]), "to_hit", 7 + signed(cell)]];
    if (to_hit_firer[row])
        return [[ask({ firer: to_hit_firer[row], target: { kind: "personnel" } }), "to_hit", 7 + signed(cell)]];
    const target = to_hit_target[row] ?? { kind: "personnel", cover: cover_named[row] };
    const afv = target.kind === "strong_afv";
    const shots = {
        Modifier: [{ effect: afv ? 8 : "-" }],
        "CA & FL": afv ? [{ effect: 8, close_assault: true }]
            : [{ effect: "-", close_assault: true }, { effect: "FL" }],
        "H & W": afv ? [{ effect: "H" }] : [{ effect: "H" }, { effect: "W" }],
    };
    return shots[column].map((shot) => [ask({ ...shot, target }), "to_hit", 7 + signed(cell)]);
}

const result_named = { "No Effect": "no_effect", "Forced Back": "forced_back", Eliminated: "eliminated" };
function hit_result(row, cell, column) {
    const soft = row.startsWith("Green");
    const quality = soft ? "green" : lower(row);
    const targets = [{ kind: "personnel", quality }];
    if (soft) targets.push({ kind: "soft_vehicle", quality: "elite" }, { kind: "soft_vehicle", quality: "regular" });
    const among = dice_of(cell), result = result_named[column];
    return dice_of("1-10").flatMap((die) => targets.map((target) => [
        { q: "hit_result", die, effect: "H", target }, "result", among.includes(die) ? result : { not: result }]));
}
/** A Regular crew: 1-3 no effect, 4-6 back, 7 and more lost, by the die less armour plus penetration. */
function armour_piercing(row, cell) {
    const ask = (die, armor, effect, close_range = false) => ({
        q: "hit_result", die, effect, close_range, target: { kind: "strong_afv", quality: "regular", armor } });
    const by = (modified) => (modified <= 3 ? "no_effect" : modified <= 6 ? "forced_back" : "eliminated");
    if (row.startsWith("Natural 10, Close"))
        return [2, 9, 30].map((armor) => [ask(10, armor, 0, true), "result", lower(cell)]);
    if (row.startsWith("Natural 10"))
        return [[ask(10, 30, 0), "result", "forced_back"], [ask(10, 0, 0), "result", "eliminated"]];
    const varied = row === "Armor Value" ? [0, 3, 6].map((armor) => [armor, 0]) : [0, 3, 6].map((pen) => [5, pen]);
    return varied.flatMap(([armor, pen]) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => [
        ask(die, armor, pen), "result", by(die - armor + pen)]));
}

const flame_platform = {
    "Flame, pers.-carried": "flame_carried", "Flame, vehicle": "flame_vehicle", "Flame, trailer": "flame_trailer",
};
function depletion(row, cell) {
    const ask = (fields) => ({
        q: "ammo_depletion", to_hit_die: 1, caliber_mm: 75, platform: "other", ...fields });
    const up_to = (last, fields) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((die) => [
        ask({ ...fields, die }), "depleted", die <= last]);
    if (row === "75mm")
        return [...up_to(dice_of(cell).length), [ask({ to_hit_die: 2 }), "roll_needed", false], [ask({ to_hit_die: 2 }), "depleted", false]];
    if (row === "Less than 20mm")
        return [[ask({ caliber_mm: 19 }), "depleted", false], ...up_to(2, { caliber_mm: 20 })];
    if (row === "Armored Cars") return up_to(7 + signed(cell), { platform: "armored_car" });
    if (row === "Tanks") return up_to(7 + signed(cell), { platform: "tank" });
    if (row === "H&I") return [[ask({ harassing: true, platform: "artillery" }), "depleted", false]];
    if (flame_platform[row]) {
        const last = Number.parseInt(cell, 10);
        return [1, 2, 3].map((fires) => [
            ask({ platform: flame_platform[row], fires, to_hit_die: 5 }), "depleted", fires >= last]);
    }
    const by_the_shot = row === "Rocket Launchers" ? { platform: "rocket_launcher" } : { special_ammo: true };
    return [[ask({ ...by_the_shot, to_hit_die: 5 }), "depleted", true],
        [ask({ ...by_the_shot, to_hit_die: 5 }), "roll_needed", false]];
}

const morale_case = {
    "In Cover": { in_cover: true },
    "In Road March": { road_march: true },
    "Targeted by TOT Mission": { tot: true },
    Pinned: { state: "pinned" },
    Shaken: { state: "shaken" },
    Demoralized: { state: "demoralized" },
    'Pers. within 12" & LOS': { enemy_personnel_near: true },
    'AFV within 12" & LOS': { enemy_afv_near: true },
    'Air Attack within 12"': { air_attack_near: true },
};
function morale_modifier(row, cell) {
    const ask = (fields) => ({ q: "morale", die: 1, morale: 8, ...fields });
    if (row.startsWith("Each")) {
        const counted = row === "Each Forced Back" ? "forced_back" : "eliminated";
        return [1, 2, 3].map((count) => [ask({ [counted]: count }), "modified", 8 + count * signed(cell)]);
    }
    return [[ask(morale_case[row]), "modified", 8 + signed(cell)]];
}
function morale_result(row, cell) {
    const among = dice_of(row.replace("7+", "7-9"));
    return dice_of("1-9").map((excess) => [{ q: "morale", die: excess + 1, morale: 1 }, "result",
        among.includes(excess) ? lower(cell) : { not: lower(cell) }]);
}

export const tables = {
    "1A Artillery Response": artillery,
    "1C Indirect Fire To-Hit Modifiers": indirect,
    "2C Orders Summary": orders,
    "2D Terrain Movement Effects": terrain,
    "2F Spotting, Daylight & Clear": spotting,
    "2F Terrain Visibility": visibility,
    "4B Direct Fire, Rate of Fire": rate_of_fire,
    "4B Direct Fire To-Hit Modifiers": to_hit,
    "4B Hit Results": hit_result,
    "4B AP Modifiers to Hit Results": armour_piercing,
    "4C Ammo Depletion": depletion,
    "5B Morale Modifiers": morale_modifier,
    "5B Morale Results": morale_result,
};
