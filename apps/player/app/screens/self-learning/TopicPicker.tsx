import { Button } from "@crosscheck/ui/Button";
import { TextInput } from "@crosscheck/ui/TextInput";
import { ChevronDown, Lock, Search } from "lucide-react";
import { useState } from "react";
import { Bdi } from "../../i18n/Bdi.tsx";
import { useText } from "../../i18n/texts.tsx";
import { useLicence } from "../../state/licence.ts";
import { CategoryEmblem } from "../modes/CategoryEmblem.tsx";
import type { Category } from "../modes/category-queries.ts";
import { byPack, packName } from "../modes/packs.ts";

/** From this many topics on they can be searched. */
const SEARCH_FROM = 13;

type TopicPickerProps = {
  readonly topics: readonly Category[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | undefined;
};

/** One or several topics, a whole pack at once; a search where there are many. */
export function TopicPicker({ topics, chosen, onChange, error }: TopicPickerProps) {
  const text = useText();
  const licence = useLicence();
  const [wanted, setWanted] = useState("");
  const shown = topics.filter(({ category_name: name }) =>
    name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()),
  );
  return (
    <section aria-labelledby="challenge-topics" aria-describedby="challenge-topics-error">
      <h2 id="challenge-topics" tabIndex={-1} className="mb-3 text-xl outline-none">
        {text("self-challenge.topics")}
      </h2>
      <p id="challenge-topics-error" role="alert" className="mb-3 font-medium text-wrong empty:hidden">
        {error}
      </p>
      {topics.length < SEARCH_FROM ? null : (
        <label className="relative mb-4 block">
          <span className="sr-only">{text("self-challenge.search")}</span>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
          />
          <TextInput
            type="search"
            value={wanted}
            placeholder={text("self-challenge.search")}
            onChange={(event) => setWanted(event.target.value)}
            className="ps-12"
          />
        </label>
      )}
      <p role="status" className="text-muted empty:hidden">
        {shown.length === 0 ? text("self-challenge.none_found") : null}
      </p>
      <div className="grid gap-3">
        {byPack(shown, licence).map(({ pack, rows }, place) => (
          <PackTopics
            key={pack}
            pack={pack}
            rows={rows}
            isFirst={place === 0}
            isSearching={wanted.trim() !== ""}
            chosen={chosen}
            onChange={onChange}
          />
        ))}
      </div>
    </section>
  );
}

type PackTopicsProps = Pick<TopicPickerProps, "chosen" | "onChange"> & {
  readonly pack: string;
  readonly rows: readonly Category[];
  readonly isFirst: boolean;
  /** What is found must be seen. */
  readonly isSearching: boolean;
};

/** Topics of one pack behind its name, with how many of them are chosen. */
function PackTopics({ pack, rows, isFirst, isSearching, chosen, onChange }: PackTopicsProps) {
  const text = useText();
  const free = rows.filter(isFree).map(({ slug }) => slug);
  const isAll = free.length > 0 && free.every((slug) => chosen.includes(slug));
  const others = chosen.filter((slug) => !free.includes(slug));
  const chosenHere = chosen.length - others.length;
  const [isOpen, setOpen] = useState(isFirst || chosenHere > 0);
  const name = packName(pack);
  return (
    <details
      open={isOpen || isSearching}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-card border border-line bg-card/50 px-3 open:pb-3"
    >
      <summary className="flex min-h-14 items-center gap-3 font-semibold">
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
        <span className="grow">{name === undefined ? pack : text(name)}</span>
        {free.length === 0 ? (
          <Lock aria-hidden="true" className="size-5 shrink-0 text-muted" />
        ) : (
          <span className="text-sm font-medium text-muted tabular-nums">
            {text("play.result.of", { correct: chosenHere, total: free.length })}
          </span>
        )}
      </summary>
      {free.length === 0 ? null : (
        <Button
          variant="quiet"
          size="small"
          className="mb-3"
          onClick={() => onChange(isAll ? others : [...others, ...free])}
        >
          {text(isAll ? "self-challenge.clear_all" : "self-challenge.select_all")}
          {name === undefined ? null : <span className="sr-only"> {text(name)}</span>}
        </Button>
      )}
      <ul className="grid gap-2 sm:grid-cols-2">
        {rows.map((row) => (
          <li key={row.slug} className="flex">
            <Topic
              row={row}
              isChosen={chosen.includes(row.slug)}
              onToggle={(isOn) =>
                onChange(isOn ? [...chosen, row.slug] : chosen.filter((slug) => slug !== row.slug))
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

type TopicProps = {
  readonly row: Category;
  readonly isChosen: boolean;
  readonly onToggle: (isOn: boolean) => void;
};

function Topic({ row, isChosen, onToggle }: TopicProps) {
  const text = useText();
  const free = isFree(row);
  return (
    <label
      className={`cc-key cc-key-line flex w-full items-center gap-3 p-3 has-checked:[--key-edge:var(--cc-primary)] has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary ${free ? "bg-card" : "bg-transparent"}`}
    >
      <CategoryEmblem image={row.image ?? row.emblem} isNeutral={row.face === null} className="size-10" />
      <span className="min-w-0 grow">
        <span className="block text-sm font-semibold break-words">
          <Bdi>{row.category_name}</Bdi>
        </span>
        <span className="block text-xs text-muted">
          {free
            ? text("quiz-zone.levels.questions", { count: row.no_of_que })
            : text("quiz-zone.unlock.price", { price: row.coins })}
        </span>
      </span>
      <input
        type="checkbox"
        checked={isChosen && free}
        disabled={!free}
        onChange={(event) => onToggle(event.target.checked)}
        className="size-6 shrink-0 accent-primary outline-none"
      />
    </label>
  );
}

function isFree(row: Category): boolean {
  return !row.is_premium || row.has_unlocked;
}
