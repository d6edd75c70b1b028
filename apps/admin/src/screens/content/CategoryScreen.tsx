import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { Link as RouterLink, useParams } from "react-router";
import { call, type DataOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { withoutNulls } from "../../kit/form/without-nulls.ts";
import { OrderedList } from "../../kit/OrderedList.tsx";
import { Page } from "../../kit/Page.tsx";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { listPath } from "../paths.ts";
import { countIn } from "./count-in.ts";
import { PlaceRow, useNameOf } from "./PlaceRow.tsx";
import { useOrder } from "../../kit/use-order.ts";

type Category = DataOf<"view_category">;

/** One category: how it looks, what it costs, and its parts. */
export function CategoryScreen() {
  const say = useSay();
  const nameOf = useNameOf();
  const { slug = "" } = useParams();
  const category = useAnswer("view_category", { category: slug });
  return (
    <Page
      title={category.data === undefined ? say("areas.categories") : nameOf(category.data.names)}
      actions={category.data && <CategoryActions category={category.data} />}
    >
      <Answered query={category}>
        {(data) => (
          <Panels>
            <Look category={data} />
            <Parts category={data} />
          </Panels>
        )}
      </Answered>
    </Page>
  );
}

function lookOf({ names, emblem, image }: Pick<Category, "names" | "emblem" | "image">) {
  return { names, emblem, image };
}

function CategoryActions({ category }: { readonly category: Category }) {
  const say = useSay();
  const may = useMay();
  const { category_id: id, slug, version, coins, code, retired_at: retiredAt } = category;
  return (
    <>
      {may("list_questions") && (
        <Button
          component={RouterLink}
          to={listPath("/questions", { category_id: id, state: "live", confirmed: false })}
          variant="outlined"
          size="small"
        >
          {say("content.to_confirm")}
        </Button>
      )}
      <CallButton
        action="change_category"
        variant="contained"
        fixed={{ category_id: id, version }}
        start={withoutNulls({ code, ...lookOf(category) })}
        renew={async () => {
          const now = (await call("view_category", { category: slug })).data;
          return { version: now.version, code: now.code, ...lookOf(now) };
        }}
      />
      <CallButton
        action="set_category_price"
        fixed={{ category: slug }}
        start={{ coins }}
        lead={say("content.price_lead")}
      />
      {retiredAt === null ? (
        <CallButton
          action="retire_place"
          color="error"
          fixed={{ id, version }}
          lead={say("content.retire_place_lead", { count: countIn(category, "questions") })}
          typed={slug}
        />
      ) : (
        <CallButton action="restore_place" fixed={{ id, version }} />
      )}
    </>
  );
}

function Look({ category }: { readonly category: Category }) {
  const say = useSay();
  const { field, choice } = useWords();
  const { number, instant } = useFormats();
  return (
    <Panel title={say("content.look")}>
      <PlaceRow
        image={category.image}
        title={category.retired_at === null ? null : <Chip size="small" label={say("content.retired")} />}
        facts={[]}
      />
      <Facts
        facts={[
          ...Object.entries(category.names).map(
            ([code, name]) => [`${field("names")} (${code})`, <bdi key={code}>{name}</bdi>] as const,
          ),
          [field("slug"), category.slug],
          [field("mode"), choice(category.mode)],
          [field("code"), category.code],
          [field("questions"), number(countIn(category, "questions"))],
          [field("confirmed"), number(countIn(category, "confirmed"))],
          [field("emblem"), choice(category.emblem)],
          [field("coins"), category.coins === 0 ? say("content.free") : number(category.coins)],
          [field("pack_id"), category.pack_id],
          [field("syllabuses"), category.syllabuses.join(", ") || "–"],
          ...(category.retired_at === null
            ? []
            : ([[field("retired_at"), instant(category.retired_at)]] as const)),
        ]}
      />
    </Panel>
  );
}

function Parts({ category }: { readonly category: Category }) {
  const say = useSay();
  const nameOf = useNameOf();
  const { number } = useFormats();
  const order = useOrder("order_places");
  type Part = Category["subcategories"][number];
  const [shown, retired] = [true, false].map((isShown) =>
    category.subcategories.filter((part) => (part.retired_at === null) === isShown),
  );
  const renderPart = (part: Part) => {
    const { subcategory_id: id, version } = part;
    return (
      <PlaceRow
        image={part.image}
        title={<bdi>{nameOf(part.names)}</bdi>}
        facts={[
          part.slug,
          say("content.questions", { count: number(part.questions) }),
          say("content.confirmed", { count: number(part.confirmed) }),
        ]}
        actions={
          part.retired_at === null ? (
            <>
              <CallButton
                action="change_subcategory"
                fixed={{ subcategory_id: id, version }}
                start={withoutNulls(lookOf(part))}
                renew={async () => {
                  const { data } = await call("view_category", { category: category.slug });
                  const now = data.subcategories.find((one) => one.subcategory_id === id);
                  return now === undefined ? {} : { version: now.version, ...lookOf(now) };
                }}
              />
              <CallButton
                action="retire_place"
                color="error"
                fixed={{ id, version }}
                lead={say("content.retire_place_lead", { count: part.questions })}
              />
            </>
          ) : (
            <CallButton action="restore_place" fixed={{ id, version }} />
          )
        }
      />
    );
  };
  const list = { idOf: (part: Part) => part.subcategory_id, nameOf: (part: Part) => nameOf(part.names) };
  return (
    <Panel
      title={say("content.parts_title")}
      actions={
        <CallButton
          action="create_subcategory"
          startIcon={<AddIcon />}
          fixed={{ category_id: category.category_id }}
          start={{ emblem: category.emblem }}
        />
      }
    >
      {category.subcategories.length === 0 && (
        <Typography color="textSecondary">{say("content.no_parts")}</Typography>
      )}
      <OrderedList {...list} rows={shown ?? []} onOrder={order} renderRow={renderPart} />
      {(retired ?? []).length > 0 && (
        <>
          <Typography variant="h3">{say("content.retired_ones")}</Typography>
          <OrderedList {...list} rows={retired ?? []} renderRow={renderPart} />
        </>
      )}
    </Panel>
  );
}
