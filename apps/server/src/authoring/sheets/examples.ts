const shared = {
  lo: "010.05",
  difficulty: 2 as const,
  explanation: "The rule says so.",
  reference: "SERA.3210",
  marks: 1,
  media: [],
};
const option = (id: string, text: string, slot?: string) => ({
  id,
  text,
  why: `Reason of ${id}.`,
  ...(slot === undefined ? {} : { slot }),
});
const none = { options: [], key: [] };

/** A sound question of each kind, as it is written in one language: what a template shows. */
export const EXAMPLES = [
  {
    kind: "single",
    text: {
      ...shared,
      stem: "Which aircraft gives way when two meet head on?",
      options: [
        option("a", "Both"),
        option("b", "The faster"),
        option("c", "The lower"),
        option("d", "The upper"),
      ],
      key: ["a"],
    },
  },
  {
    kind: "true_false",
    text: {
      ...shared,
      stem: "An airship gives way to a balloon.",
      options: [option("a", "True"), option("b", "False")],
      key: ["a"],
    },
  },
  {
    kind: "multi_select",
    text: {
      ...shared,
      stem: "Which of these hold a right of way over an aeroplane?",
      options: [option("a", "Balloons"), option("b", "Gliders"), option("c", "Drones"), option("d", "Cars")],
      key: ["a", "b"],
    },
  },
  {
    kind: "sequence",
    text: {
      ...shared,
      stem: "Put the legs of a circuit into their order.",
      options: [
        option("a", "Base"),
        option("b", "Crosswind"),
        option("c", "Downwind"),
        option("d", "Upwind"),
      ],
      key: ["d", "b", "c", "a"],
    },
  },
  {
    kind: "matching",
    text: {
      ...shared,
      stem: "Match each light signal with its meaning.",
      options: [option("a", "Land"), option("b", "Return"), option("c", "Keep away")],
      slots: [
        { id: "1", text: "Steady green" },
        { id: "2", text: "Flashing green" },
        { id: "3", text: "Flashing red" },
      ],
      key: ["a", "b", "c"],
    },
  },
  {
    kind: "drop_downs",
    text: {
      ...shared,
      stem: "An aircraft {1} another one keeps to the {2}.",
      options: [
        option("a", "overtaking", "1"),
        option("b", "landing before", "1"),
        option("c", "right", "2"),
        option("d", "left", "2"),
      ],
      slots: [
        { id: "1", text: "" },
        { id: "2", text: "" },
      ],
      key: ["a", "c"],
    },
  },
  {
    kind: "typed_number",
    text: {
      ...shared,
      ...none,
      stem: "Which transponder code says that the radio has failed?",
      number: { value: 7600, tolerance: 0, unit: "" },
      mistakes: [{ value: 7700, why: "That is an emergency." }],
    },
  },
  {
    kind: "typed_text",
    text: {
      ...shared,
      ...none,
      stem: "Which word asks a station to say all again?",
      accepted: ["repeat", "say again"],
    },
  },
  {
    kind: "word_tiles",
    text: { ...shared, ...none, stem: "Which surface moves the nose up and down?", word: "ELEVATOR" },
  },
] as const;
