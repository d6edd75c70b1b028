import { buttonClass } from "@crosscheck/ui/button-class";
import { Coin } from "@crosscheck/ui/Coin";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { StatChip } from "@crosscheck/ui/StatChip";
import { Tabs } from "@crosscheck/ui/Tabs";
import { Link, useSearchParams } from "react-router";
import { useBoot } from "../../boot/root-data.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { WALLET_PATH } from "../../paths/coin-paths.ts";
import { useRootState } from "../../state/root-store.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { Panes } from "../../view/Panes.tsx";
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
      />
      <Panes
        narrow="first"
        first={
          <div className="grid grid-cols-2 items-center gap-3 *:only:col-span-2 lg:grid-cols-1 lg:*:only:col-span-1">
            <StatChip label={text("coins.profile.title")} icon={<Coin className="size-4" />}>
              {number(coins)}
            </StatChip>
            {configurations?.payout === true ? (
              <Link to={WALLET_PATH} className={buttonClass("quiet", "small")}>
                {text("wallet.title")}
              </Link>
            ) : null}
          </div>
        }
        second={
          <div>
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
        }
      />
    </Screen>
  );
}
