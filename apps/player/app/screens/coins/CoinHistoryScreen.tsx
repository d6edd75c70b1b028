import { buttonClass } from "@crosscheck/ui/button-class";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { Tabs } from "@crosscheck/ui/Tabs";
import { Link, useSearchParams } from "react-router";
import { useBoot } from "../../boot/root-data.ts";
import { useText } from "../../i18n/texts.tsx";
import { WALLET_PATH } from "../../paths/coin-paths.ts";
import { BackLink } from "../../view/BackLink.tsx";
import { Screen } from "../../view/Screen.tsx";
import { CoinEntries } from "./CoinEntries.tsx";
import { FILTERS } from "./use-coin-entries.ts";

/** Route /profile/coin-history/. What came in and what was spent, latest first. */
export default function CoinHistoryScreen() {
  const text = useText();
  const { configurations } = useBoot();
  const [search, setSearch] = useSearchParams();
  const [all] = FILTERS;
  const shown = FILTERS.find((filter) => filter === search.get("show")) ?? all;
  return (
    <Screen title={text("coins.title")}>
      <div className="mx-auto max-w-3xl">
        <PageHeader
          title={text("coins.title")}
          lead={text("coins.lead")}
          back={<BackLink to="/profile/" label={text("shell.nav.profile")} />}
          aside={
            configurations?.payout === true ? (
              <Link to={WALLET_PATH} className={buttonClass("quiet", "small")}>
                {text("wallet.title")}
              </Link>
            ) : null
          }
        />
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
