import { Button } from "@crosscheck/ui/Button";
import { Coin } from "@crosscheck/ui/Coin";
import { DirIcon } from "@crosscheck/ui/DirIcon";
import { SEAT_HOLD_MS } from "@crosscheck/rules/battles/battle-rules";
import { RIGHT_POINTS, SPEED_STEPS } from "@crosscheck/rules/battles/score";
import { Bot, ChevronRight, Search as SearchIcon, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useBoot } from "../../boot/root-data.ts";
import { Notice } from "../../forms/Notice.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { refusalId } from "../../i18n/refusals.ts";
import { useText } from "../../i18n/texts.tsx";
import { GROUP_BATTLE_PATH } from "../../paths/battle-paths.ts";
import { useOwnUser } from "../../state/own-user.ts";
import { useRecord } from "../battle-statistics/battles.ts";
import { SubjectSelect } from "./SubjectSelect.tsx";
import type { useSearch } from "./use-search.ts";

const SECONDS_PER_MINUTE = 60;

type LobbyProps = ReturnType<typeof useSearch> & {
  /** Empty: any subject. */
  readonly category: string;
  readonly onCategory: (category: string) => void;
};

/** Before a search: the subject, what it costs, what it pays, and with what one comes. */
export function Lobby({ search, start, playBot, category, onCategory }: LobbyProps) {
  const text = useText();
  const { configurations } = useBoot();
  const { user } = useOwnUser();
  const entry = configurations?.battle_entry_fee ?? 0;
  const coins = user?.coins ?? 0;
  const isPoor = coins < entry;
  return (
    <div className="bt-lobby">
      <section className="bt-card" aria-label={text("battle.random.facts")}>
        <Facts entry={entry} coins={coins} />
        <SubjectSelect kind="random" value={category} onChange={onCategory} />
        {search.is === "refused" ? (
          <Notice kind="failure">
            {search.refused === "too_many_requests"
              ? text("battle.random.wait", { minutes: toMinutes(search.waitSeconds) })
              : text(refusalId(search.refused))}
          </Notice>
        ) : isPoor ? (
          <Notice kind="info">{text("battle.random.too_poor", { count: entry })}</Notice>
        ) : null}
        <div className="bt-search-ways">
          <Button variant="action" size="large" disabled={isPoor} onClick={start}>
            <SearchIcon aria-hidden="true" className="size-6" />
            {text("battle.random.find")}
          </Button>
          <Button variant="quiet" size="large" onClick={() => void playBot()}>
            <Bot aria-hidden="true" className="size-6" />
            {text("battle.random.bot")}
          </Button>
        </div>
        <p className="bt-note">{text("battle.random.bot_note")}</p>
      </section>
      <div className="bt-beside">
        <Rules />
        <Link to={GROUP_BATTLE_PATH} className="cc-key cc-key-line bt-way">
          <Users aria-hidden="true" className="size-6 shrink-0 text-primary" />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{text("battle.random.friends")}</span>
            <span className="block text-sm text-muted">{text("battle.random.friends_lead")}</span>
          </span>
          <DirIcon icon={ChevronRight} className="size-5 shrink-0 text-muted" />
        </Link>
      </div>
    </div>
  );
}

function toMinutes(seconds: number | null): number {
  return Math.max(1, Math.ceil((seconds ?? 0) / SECONDS_PER_MINUTE));
}

function Facts({ entry, coins }: { readonly entry: number; readonly coins: number }) {
  const text = useText();
  const { number } = useFormats();
  const { configurations } = useBoot();
  const statistics = useRecord();
  const rating = statistics.data?.ok === true ? statistics.data.data.rating : undefined;
  return (
    <dl className="bt-facts">
      <Fact name={text("battle.random.entry")}>
        <Coin className="size-5" />
        {text("battle.random.coins", { count: entry })}
      </Fact>
      <Fact name={text("battle.random.pot")}>
        <Coin className="size-5" />
        {text("battle.random.coins", { count: entry * 2 })}
      </Fact>
      <Fact name={text("battle.random.questions")}>
        {text("battle.random.count", { count: configurations?.battle_no_of_que ?? 0 })}
        <small>
          {text("battle.random.seconds", { seconds: configurations?.battle_seconds_per_question ?? 0 })}
        </small>
      </Fact>
      <Fact name={text("battle.random.balance")}>
        <Coin className="size-5" />
        {text("battle.random.coins", { count: coins })}
      </Fact>
      <Fact name={text("battle.random.rating")}>
        {rating === undefined ? "\u00A0" : rating === null ? text("battle.random.unrated") : number(rating)}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Rules() {
  const text = useText();
  return (
    <section aria-labelledby="battle-rules" className="bt-rules">
      <h2 id="battle-rules">{text("battle.random.how")}</h2>
      <ul>
        <li>{text("battle.random.how_right", { points: RIGHT_POINTS })}</li>
        {SPEED_STEPS.map(({ withinMs, points }) => (
          <li key={withinMs}>{text("battle.random.how_quick", { seconds: withinMs / 1_000, points })}</li>
        ))}
        <li>{text("battle.random.held")}</li>
        <li>{text("battle.random.how_leave", { seconds: SEAT_HOLD_MS / 1_000 })}</li>
      </ul>
    </section>
  );
}
