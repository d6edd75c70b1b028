import { buttonClass } from "@crosscheck/ui/button-class";
import { Coin } from "@crosscheck/ui/Coin";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Tabs } from "@crosscheck/ui/Tabs";
import { Link, useSearchParams } from "react-router";
import { useBoot } from "../../boot/root-data.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { WALLET_PATH } from "../../paths/coin-paths.ts";
import { useRootState } from "../../state/root-store.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { Screen } from "../../view/Screen.tsx";
import { CoinEntries } from "./CoinEntries.tsx";
import { FILTERS } from "./use-coin-entries.ts";

/** Route /profile/coin-history/. What came in and what was spent, latest first. */
export default function CoinHistoryScreen() {
  const text = useText();
  const { configurations } = useBoot();
  const { number } = useFormats();
  const coins = useRootState((state) => state.session?.user.coins ?? 0);
  const [search, setSearch] = useSearchParams();
  const [all] = FILTERS;
  const shown = FILTERS.find((filter) => filter === search.get("show")) ?? all;
  return (
    <Screen title={text("coins.title")}>
      <PageHeader
        title={text("coins.title")}
        lead={text("coins.lead")}
        back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
        aside={
          configurations?.payout === true ? (
            <Link to={WALLET_PATH} className={buttonClass("quiet", "small")}>
              {text("wallet.title")}
            </Link>
          ) : undefined
        }
      />
      <p className="mb-4 flex items-center gap-2">
        <Coin className="size-6" />
        <span className="text-2xl font-bold tabular-nums">{number(coins)}</span>
        <span className="text-muted">{text("coins.profile.title")}</span>
      </p>
      <div className="max-w-3xl">
        <Tabs
          label={text("coins.filter")}
          value={shown}
          onChange={(show) =>
            setSearch(show === all ? {} : { show }, { replace: true, preventScrollReset: true })
          }
          items={FILTERS.map((filter) => ({
            value: filter,
            label: text(`coins.${filter}`),
            panel: <CoinEntries filter={filter} />,
          }))}
        />
      </div>
    </Screen>
  );
}
