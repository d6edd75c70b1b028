import type { AttemptView, QuestionCard, Reveal } from "@crosscheck/contract/questions";
import { lettersOf } from "@crosscheck/rules/questions/word-tiles";
import type { z } from "zod";

type KitCard = z.output<typeof QuestionCard>;
type KitReveal = z.output<typeof Reveal>;
/** A question of the kit with its key and one wrong answer. */
export type KitQuestion = { readonly card: KitCard; readonly reveal: KitReveal; readonly wrong: string };
type Passage = NonNullable<z.output<typeof AttemptView>["passage"]>;

/** Drawn here, so that the kit needs no files. */
function chart(name: string, colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#fff"/><g fill="none" stroke="${colour}" stroke-width="2"><path d="M40 340C160 300 220 90 330 120s170 190 270 60"/><path d="M40 200h560M320 30v340" stroke-dasharray="6 6"/><circle cx="330" cy="120" r="14"/></g><g font-family="sans-serif" font-size="22" fill="#0b1b33"><text x="40" y="46">${name}</text><text x="352" y="112">FL350</text><text x="520" y="170">D 12.5</text></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A second of a tone as a WAV file. */
function tone(): string {
  const rate = 8_000;
  const samples = Array.from({ length: rate * 2 }, (_, at) => {
    const word = Math.sin(at / 900) > 0 ? 1 : 0.15;
    return Math.round(128 + 60 * word * Math.sin((2 * Math.PI * 440 * at) / rate));
  });
  const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255);
  const head = [
    ...text("RIFF"),
    ...number(36 + samples.length, 4),
    ...text("WAVEfmt "),
    ...[16, 1].flatMap((value, at) => number(value, at === 0 ? 4 : 2)),
    ...number(1, 2),
    ...number(rate, 4),
    ...number(rate, 4),
    ...number(1, 2),
    ...number(8, 2),
    ...text("data"),
    ...number(samples.length, 4),
  ];
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...head, ...samples))}`;
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

function base(number: number, kind: KitCard["kind"], stem: string): KitCard {
  return {
    question_id: idOf(number),
    number,
    kind,
    language: "en",
    category: "navigation",
    subcategory: null,
    section: null,
    marks: 1,
    stem,
    options: [],
    slots: [],
    unit: null,
    tiles: [],
    word_lengths: [],
    media: [],
    transcript: null,
    formulae: {},
    is_generated: false,
  };
}

function told(correctAnswer: string, options: KitReveal["options"] = []): KitReveal {
  return {
    correct: false,
    correct_answer: correctAnswer,
    explanation:
      "The instrument compares total pressure from the pitot head with static pressure; the difference drives the needle.",
    reference: "AMC1 FCL.115; FCL.120 010 05",
    options,
    tolerance: null,
    mistake: null,
    transcript: null,
    formulae: {},
  };
}

function optionsOf(texts: readonly string[], slots: readonly string[] = []): KitCard["options"] {
  return texts.map((text, at) => ({ option_id: `o${at + 1}`, text, slot_id: slots[at] ?? null }));
}

const list = (...places: readonly number[]) => JSON.stringify(places.map((place) => `o${place}`));
const whys = (...texts: readonly string[]) => texts.map((why, at) => ({ option_id: `o${at + 1}`, why }));

const FORMULA = String.raw`V_{TAS} = V_{CAS}\sqrt{\frac{\rho_0}{\rho}}`;
/** As the server's engine would write it, far simpler. */
const FORMULA_HTML =
  '<span class="katex"><span class="katex-html" style="white-space:nowrap">V<sub>TAS</sub> = V<sub>CAS</sub> √(ρ₀ ⁄ ρ) = 120 kt × √(1.225 kg/m³ ⁄ 0.905 kg/m³) ≈ 139.6 kt</span></span>';

/** One question of every kind, and of everything a question may carry. */
export const KIT_QUESTIONS: Readonly<Record<string, KitQuestion>> = {
  single: {
    card: {
      ...base(1, "single", `Which speed follows from $${FORMULA}$ at FL100?`),
      options: optionsOf(["Indicated airspeed", "Calibrated airspeed", "True airspeed", "Ground speed"]),
      formulae: { [FORMULA]: FORMULA_HTML },
      media: [
        { type: "image", url: chart("Annex 1", "#1257c7"), alt: "Climb profile with FL350 marked" },
        { type: "image", url: chart("Annex 2", "#c22b33"), alt: "Approach with a DME fix at 12.5 NM" },
      ],
    },
    reveal: told(
      "o3",
      whys(
        "It is read from the dial and knows nothing of density.",
        "It is what the formula starts from.",
        "The formula corrects calibrated airspeed for density.",
        "Ground speed needs the wind as well.",
      ),
    ),
    wrong: "o1",
  },
  true_false: {
    card: { ...base(2, "true_false", "A VOR works in the VHF band."), options: optionsOf(["True", "False"]) },
    reveal: told("o1"),
    wrong: "o2",
  },
  multi_select: {
    card: {
      ...base(3, "multi_select", "Which of these reduce the take-off distance required?"),
      options: optionsOf([
        "A headwind component",
        "A higher density altitude",
        "A downhill slope",
        "A lower take-off mass",
        "Wet grass",
        "Flaps in the recommended take-off position",
      ]),
    },
    reveal: told(
      list(1, 3, 4, 6),
      whys(
        "The wing needs less ground speed.",
        "Thinner air means a longer run.",
        "Gravity helps to accelerate.",
        "Less mass accelerates faster and lifts off earlier.",
        "Rolling friction grows.",
        "More lift at the same speed.",
      ),
    ),
    wrong: list(1, 2, 3),
  },
  sequence: {
    card: {
      ...base(4, "sequence", "Put the items of a distress message in order."),
      options: optionsOf([
        "Position, level and heading",
        "MAYDAY, three times",
        "Intention of the person in command",
        "Name of the station addressed",
        "Nature of the distress condition, as exactly as the time allows",
        "Identification of the aircraft",
      ]),
    },
    reveal: told(
      list(2, 4, 6, 5, 3, 1),
      whys("Where help is needed.", "It claims priority.", "", "", "What help is needed.", "Who needs help."),
    ),
    wrong: list(2, 6, 4, 5, 1, 3),
  },
  matching: {
    card: {
      ...base(5, "matching", "Match each cloud to what it brings."),
      options: optionsOf([
        "Thunderstorms, hail and severe icing",
        "Continuous rain",
        "Drizzle",
        "Nothing that reaches the ground",
        "Sandstorms",
      ]),
      slots: ["Cumulonimbus", "Nimbostratus", "Stratus", "Cirrus"].map((text, at) => ({
        slot_id: `s${at + 1}`,
        text,
      })),
    },
    reveal: told(
      list(1, 2, 3, 4),
      whys("Strong updraughts.", "A thick layer, no convection.", "", "Ice crystals.", ""),
    ),
    wrong: list(1, 3, 2, 4),
  },
  drop_downs: {
    card: {
      ...base(
        6,
        "drop_downs",
        "Flying from high to {1} pressure without a new setting, the altimeter reads too {2}, and the aircraft is {3} than indicated.",
      ),
      options: optionsOf(
        ["low", "higher", "high", "low", "lower", "higher"],
        ["s1", "s1", "s2", "s2", "s3", "s3"],
      ),
      slots: ["s1", "s2", "s3"].map((id) => ({ slot_id: id, text: "" })),
    },
    reveal: told(
      list(1, 3, 5),
      whys("", "", "The subscale still holds the higher pressure.", "", "High to low, look out below.", ""),
    ),
    wrong: list(1, 4, 5),
  },
  typed_number: {
    card: {
      ...base(
        7,
        "typed_number",
        "An aircraft flies 2 h 12 min at a ground speed of 568.4 kt. How far does it come?",
      ),
      unit: "NM",
      is_generated: true,
    },
    reveal: {
      ...told("1250.48"),
      tolerance: 1,
      mistake: "Works with the full hours and leaves out the minutes.",
    },
    wrong: "1136.8",
  },
  typed_text: {
    card: {
      ...base(
        8,
        "typed_text",
        "Which word ends the readback of an ATC clearance that was understood in full?",
      ),
      media: [{ type: "audio", url: tone(), alt: "Tower clears an aircraft to line up" }],
    },
    reveal: {
      ...told("Wilco"),
      transcript: "Delta Golf Hotel, behind the landing Airbus, line up runway two six, behind.",
    },
    wrong: "Roger",
  },
  word_tiles: {
    card: {
      ...base(9, "word_tiles", "The angle between chord line and relative airflow."),
      tiles: [...lettersOf("TKANGLECOAFTTACXK")],
      word_lengths: [5, 2, 6],
    },
    reveal: told("ANGLE OF ATTACK"),
    wrong: "ANGLE FO ATTACK",
  },
};

/** The same for a language that runs from right to left. */
export const KIT_ARABIC: Readonly<Record<string, KitQuestion>> = {
  tiles: {
    card: {
      ...base(10, "word_tiles", "ضبط مقياس الارتفاع الذي يعطي الارتفاع عن سطح البحر."),
      language: "ar",
      tiles: [...lettersOf("بطضاولغخت")],
      word_lengths: [3, 5],
    },
    reveal: told("ضبط الوغخ"),
    wrong: "بطض الوغت",
  },
  sequence: {
    card: {
      ...base(11, "sequence", "رتب الطبقات من الأدنى إلى الأعلى حتى FL350."),
      language: "ar",
      options: optionsOf(["الستراتوسفير", "التروبوسفير", "الميزوسفير", "التروبوبوز عند 36 090 ft"]),
    },
    reveal: told(list(2, 4, 1, 3), whys("", "حيث الطقس.", "", "")),
    wrong: list(4, 2, 1, 3),
  },
  true_false: {
    card: {
      ...base(12, "true_false", "البوصلة المغناطيسية تحتاج إلى طاقة كهربائية."),
      language: "ar",
      options: optionsOf(["صواب", "خطأ"]),
    },
    reveal: told("o2"),
    wrong: "o1",
  },
};

export const KIT_PASSAGE: Passage = {
  id: idOf(90),
  title: "Carburettor icing, and how to see it coming",
  detail:
    "<p>Fuel that evaporates cools the air in the venturi by up to <strong>30 °C</strong>. Moist air between −5 °C and +25 °C is enough.</p><h3>Signs</h3><ul><li>Fixed-pitch propeller: revolutions fall slowly.</li><li>Constant-speed propeller: manifold pressure falls.</li></ul><table><caption>Risk by temperature and dew point</caption><thead><tr><th>Spread</th><th>Risk</th></tr></thead><tbody><tr><td>0–5 °C</td><td>serious at any power</td></tr><tr><td>5–12 °C</td><td>serious at descent power</td></tr></tbody></table><p>Apply full carburettor heat in time, and wait: the engine runs rough while the ice melts.</p>",
  content_type: "text",
  content_data: "",
  captions: "",
  language: "en",
};
