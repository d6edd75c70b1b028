import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ClusterAway, QUESTIONS, TOPICS, type Cluster, type Question } from "./cluster.ts";
import { createEars } from "./ears.ts";
import type { Channels } from "./installation.ts";
import type { RedisLink } from "./redis-link.ts";

const ANSWER_LIMIT_MS = 2_000;

const Message = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("told"),
    from: z.string(),
    topic: z.enum(TOPICS),
    text: z.string(),
  }),
  z.object({
    kind: z.literal("asked"),
    from: z.string(),
    id: z.string(),
    question: z.enum(QUESTIONS),
    text: z.string(),
  }),
  // null: it could not be answered.
  z.object({ kind: z.literal("answered"), id: z.string(), text: z.string().nullable() }),
]);
type Message = z.output<typeof Message>;
type Asked = Extract<Message, { kind: "asked" }>;
type Answered = Extract<Message, { kind: "answered" }>;

export type MessagesOptions = {
  readonly link: () => RedisLink;
  readonly node: string;
  readonly instance: string;
  readonly channels: Channels;
  /** A listener, or whoever answers, has failed. */
  readonly onBug: (error: unknown) => void;
};

export type Messages = Pick<Cluster, "tell" | "tellOthers" | "hear" | "ask" | "answer"> & {
  readonly receive: (text: string) => void;
};

/** What processes say to each other: at most once each, and nothing is kept for one that is away. */
export function createMessages(options: MessagesOptions): Messages {
  const { link, node, instance, channels, onBug } = options;
  const ears = createEars();
  const answers = new Map<Question, (text: string) => Promise<string>>();
  const { askAway, hearAnswer } = createAsking(options);

  const tellOthers: Cluster["tellOthers"] = (topic, text) => {
    publish(link(), channels.all, { kind: "told", from: instance, topic, text }).catch(() => undefined);
  };

  async function answerTo({ from, id, question, text }: Asked): Promise<void> {
    let said: string | null = null;
    try {
      said = (await answers.get(question)?.(text)) ?? null;
    } catch (error) {
      onBug(error);
    }
    // Whoever asked gives up by itself.
    await publish(link(), channels.ofInstance(from), { kind: "answered", id, text: said }).catch(
      () => undefined,
    );
  }

  return {
    tell: (topic, text) => {
      ears.tell(topic, text);
      tellOthers(topic, text);
    },
    tellOthers,
    hear: ears.hear,
    ask: async (name, question, text) => {
      if (name !== node) return await askAway(name, question, text);
      const answer = answers.get(question);
      if (answer === undefined) throw new ClusterAway(`nobody answers as ${name}`);
      return await answer(text);
    },
    answer: (question, answer) => {
      answers.set(question, answer);
    },
    receive: (text) => {
      try {
        const message = Message.parse(JSON.parse(text));
        if (message.kind === "asked") void answerTo(message);
        else if (message.kind === "answered") hearAnswer(message);
        else if (message.from !== instance) ears.tell(message.topic, message.text);
      } catch (error) {
        onBug(error);
      }
    },
  };
}

/** Says one thing on a channel; answers how many heard it. */
export function publish(link: RedisLink, channel: string, message: Message): Promise<number> {
  return link.run((client) => client.publish(channel, JSON.stringify(message)));
}

/** Questions to other processes that wait for their answers. */
function createAsking({ link, instance, channels }: MessagesOptions) {
  const waiting = new Map<string, (text: string | null) => void>();
  return {
    hearAnswer: ({ id, text }: Answered) => waiting.get(id)?.(text),
    askAway: async (name: string, question: Question, text: string): Promise<string> => {
      const id = randomUUID();
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const timer = setTimeout(() => resolve(null), ANSWER_LIMIT_MS);
      waiting.set(id, resolve);
      try {
        const message: Asked = { kind: "asked", from: instance, id, question, text };
        const heardBy = await publish(link(), channels.ofNode(name), message);
        const said = heardBy === 0 ? null : await promise;
        if (said === null) throw new ClusterAway(`${name} does not answer`);
        return said;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
  };
}
