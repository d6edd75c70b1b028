import { Card } from "@crosscheck/ui/Card";
import { NativeSelect } from "@crosscheck/ui/NativeSelect";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { useText } from "../../i18n/texts.tsx";
import { PagedList } from "../../view/PagedList.tsx";
import { BattleRow } from "./BattleRow.tsx";
import { ORDERS, useBattles, type Order } from "./battles.ts";

const PARAMETER = "sort";
// Keys of a record by order.
const NAMES = Object.keys(ORDERS) as Order[];

/** Every battle, in the order that the address asks for. */
export function BattleList() {
  const text = useText();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const order = NAMES.find((name) => name === search.get(PARAMETER)) ?? "newest";
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-lg">
          {text("battle-rooms.list.title")}
        </h2>
        <NativeSelect
          isFilled
          aria-label={text("battle-rooms.list.order")}
          value={order}
          onChange={({ target: { value } }) =>
            setSearch(value === "newest" ? {} : { [PARAMETER]: value }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {text(`battle-rooms.list.${name}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <PagedList
        pages={useBattles(order)}
        loading={
          <SkeletonList
            count={4}
            label={text("battle-rooms.statistics.loading")}
            rowClassName="h-36 w-full"
          />
        }
        empty={<p className="text-muted">{text("battle-rooms.statistics.empty")}</p>}
      >
        {(battles) => (
          <Card>
            <ul>
              {battles.map((battle) => (
                <li key={battle.battle_id} className="border-t border-line first:border-0">
                  <BattleRow battle={battle} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </section>
  );
}
