import AddIcon from "@mui/icons-material/Add";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import Switch from "@mui/material/Switch";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { CATEGORY_MODES, type CategoryMode } from "@crosscheck/contract/operators/places";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { OrderedList } from "../../kit/OrderedList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { categoryPath } from "../paths.ts";
import { countIn } from "./count-in.ts";
import { PlaceRow, useNameOf } from "./PlaceRow.tsx";
import { useOrder } from "../../kit/use-order.ts";

const MODES = Object.keys(CATEGORY_MODES) as CategoryMode[];
const MOST = 200;
type Row = DataOf<"list_categories">["rows"][number];

/** Categories of every mode in the order on screen. */
export function CategoriesScreen() {
  const say = useSay();
  const { choice } = useWords();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const mode = MODES.find((one) => one === search.get("mode")) ?? "quiz_zone";
  const retired = search.get("retired") === "1";
  const rows = useAnswer("list_categories", { mode, retired, limit: MOST });
  const show = (next: CategoryMode, isRetired: boolean) =>
    setSearch({ mode: next, ...(isRetired ? { retired: "1" } : {}) }, { replace: true });
  return (
    <Page
      title={say("areas.categories")}
      lead={say("content.categories_lead")}
      actions={
        <CallButton
          action="create_category"
          variant="contained"
          startIcon={<AddIcon />}
          start={{ mode }}
          onDone={({ slug }) => void navigate(categoryPath(slug))}
        />
      }
    >
      <Tabs
        value={mode}
        variant="scrollable"
        onChange={(_event, next: CategoryMode) => show(next, retired)}
        aria-label={say("content.modes")}
      >
        {MODES.map((one) => (
          <Tab key={one} value={one} label={choice(one)} />
        ))}
      </Tabs>
      <FormControlLabel
        control={<Switch checked={retired} onChange={({ target }) => show(mode, target.checked)} />}
        label={say("content.retired_ones")}
      />
      <Answered query={rows}>
        {(data) =>
          data.rows.length === 0 ? (
            <Typography color="textSecondary">{say("content.no_categories")}</Typography>
          ) : (
            <Categories rows={data.rows} isFixed={retired} />
          )
        }
      </Answered>
    </Page>
  );
}

function Categories({ rows, isFixed }: { readonly rows: readonly Row[]; readonly isFixed: boolean }) {
  const say = useSay();
  const nameOf = useNameOf();
  const { number } = useFormats();
  const order = useOrder("order_places");
  return (
    <OrderedList
      rows={rows}
      idOf={(row) => row.category_id}
      nameOf={(row) => nameOf(row.names)}
      {...(isFixed ? {} : { onOrder: order })}
      renderRow={(row) => (
        <PlaceRow
          image={row.image}
          title={
            <Link component={RouterLink} to={categoryPath(row.slug)}>
              <bdi>{nameOf(row.names)}</bdi>
            </Link>
          }
          facts={[
            row.code,
            say("content.questions", { count: number(countIn(row, "questions")) }),
            say("content.confirmed", { count: number(countIn(row, "confirmed")) }),
            say("content.parts", { count: number(row.subcategories.length) }),
            ...(row.coins > 0 ? [say("content.price", { coins: number(row.coins) })] : []),
            row.pack_id,
          ]}
        />
      )}
    />
  );
}
