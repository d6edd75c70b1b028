import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { ThemeProvider, type Theme } from "@mui/material/styles";
import { ListBase, useListContext, type RaRecord } from "ra-core";
import { DataTable, Pagination } from "ra-ui-materialui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DataOf } from "../data/call.ts";
import { RESOURCES, type ResourceName } from "../data/resources.ts";
import { useSay, useWords } from "../texts/i18n.ts";
import { Filters } from "./Filters.tsx";
import type { FieldsByName } from "./form/own-fields.ts";
import { useRefusal } from "./use-refusal.ts";

type Rows<Name extends ResourceName> =
  DataOf<(typeof RESOURCES)[Name]["list"]> extends { readonly rows: readonly (infer Row)[] } ? Row : never;
export type RowOf<Name extends ResourceName> = Rows<Name> & { readonly id: string };

type Column<Row> = {
  /** Name of the field; its label comes with it. */
  readonly field: string;
  readonly label?: string;
  readonly render: (row: Row) => ReactNode;
  readonly isNumber?: true;
};

type ConsoleListProps<Name extends ResourceName> = {
  readonly name: Name;
  readonly columns: readonly Column<RowOf<Name>>[];
  /** Filters that are not offered: fixed by the screen. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly filters?: readonly string[];
  /** Where a row leads. */
  readonly to?: (row: RowOf<Name>) => string;
  /** Buttons of a row. */
  readonly renderActions?: (row: RowOf<Name>) => ReactNode;
  /** Buttons for the rows that are chosen; with them rows can be chosen. */
  readonly renderBulk?: (rows: readonly RowOf<Name>[]) => ReactNode;
  /** Buttons about all rows that fit the filters. */
  readonly tools?: ReactNode;
  /** Filters that are drawn by a component of their own. */
  readonly fields?: FieldsByName;
  /** What an empty list says to do. */
  readonly empty?: string;
  /** Rows that change by themselves: while there are any, the list is asked for again. */
  readonly isMoving?: (row: RowOf<Name>) => boolean;
  /** Whether rows come and go by themselves: then an empty list is asked for again too. */
  readonly isLive?: boolean;
  readonly perPage?: number;
};

const MOVING_MS = 3_000;

/** A list of the console: filters of its call, in the address and remembered; pages; rows that lead on. */
export function ConsoleList<Name extends ResourceName>(props: ConsoleListProps<Name>) {
  const { name, fixed, filters, fields, tools, perPage = 25, isMoving, isLive = false } = props;
  return (
    <ListBase
      resource={name}
      perPage={perPage}
      filter={fixed}
      storeKey={fixed === undefined ? undefined : `${name} ${JSON.stringify(fixed)}`}
      disableAuthentication
      queryOptions={{
        retry: false,
        // Said where the list would be, in words of ours.
        onError: () => undefined,
        refetchInterval: ({ state }) =>
          isLive || (isMoving !== undefined && state.data?.data.some((row) => isMoving(row)) === true)
            ? MOVING_MS
            : false,
      }}
    >
      <Filters
        action={RESOURCES[name].list}
        fixed={Object.keys(fixed ?? {})}
        only={filters}
        fields={fields}
      />
      {tools}
      <Table {...props} />
    </ListBase>
  );
}

function Table<Name extends ResourceName>(props: ConsoleListProps<Name>) {
  const { columns, to, renderActions, renderBulk, empty } = props;
  const say = useSay();
  const { field } = useWords();
  const { error, data, total, isPending, filterValues, setFilters, refetch } = useListContext();
  const refusalOf = useRefusal();
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {say("console.again")}
          </Button>
        }
      >
        {refusalOf(error)}
      </Alert>
    );
  if (!isPending && (data === undefined || data.length === 0) && (total ?? 0) === 0)
    return (
      <Empty
        text={
          Object.keys(filterValues).length > 0 ? say("console.nothing_fits") : (empty ?? say("console.empty"))
        }
        onClear={Object.keys(filterValues).length > 0 ? () => setFilters({}) : undefined}
      />
    );
  const rowOf = (record: RaRecord) => record as unknown as RowOf<Name>;
  return (
    <NamedCheckboxes>
      <Paper sx={{ overflow: "hidden" }}>
        {renderBulk !== undefined && <Bulk render={renderBulk} />}
        <Box sx={{ overflowX: "auto" }}>
          <DataTable
            bulkActionButtons={renderBulk === undefined ? false : undefined}
            // Its own floats above the filters and hides them.
            bulkActionsToolbar={<></>}
            rowClick={to === undefined ? false : (_id, _resource, record) => to(rowOf(record as RaRecord))}
            size="small"
          >
            {columns.map((column, index) => (
              <DataTable.Col
                key={column.field}
                source={column.field}
                label={column.label ?? field(column.field)}
                disableSort
                align={column.isNumber ? "right" : "left"}
                render={(record: RaRecord) => {
                  const row = rowOf(record);
                  const cell = column.render(row);
                  return index > 0 || to === undefined ? cell : <RowLink to={to(row)}>{cell}</RowLink>;
                }}
              />
            ))}
            {renderActions !== undefined && (
              <DataTable.Col
                source="actions"
                label={say("console.actions")}
                disableSort
                render={(record: RaRecord) => (
                  // A press on a button is no press on its row.
                  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
                  <Box sx={{ display: "flex", gap: 1 }} onClick={(event) => event.stopPropagation()}>
                    {renderActions(rowOf(record))}
                  </Box>
                )}
              />
            )}
          </DataTable>
        </Box>
        <Box sx={{ overflowX: "auto" }}>
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </Box>
      </Paper>
    </NamedCheckboxes>
  );
}

/** A row is pressed by a pointer only: its first cell leads on by key too. */
function RowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
      sx={{
        color: "inherit",
        textDecoration: "none",
        "&:hover, &:focus-visible": { textDecoration: "underline" },
      }}
    >
      {children}
    </Box>
  );
}

/** react-admin puts the name of a row's checkbox around it, where nobody who cannot see hears it. */
function NamedCheckboxes({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const name = say("console.choose_row");
  return (
    <ThemeProvider
      theme={(outer: Theme) => ({
        ...outer,
        components: {
          ...outer.components,
          MuiCheckbox: { defaultProps: { slotProps: { input: { "aria-label": name } } } },
        },
      })}
    >
      {children}
    </ThemeProvider>
  );
}

type BulkProps<Name extends ResourceName> = {
  readonly render: (rows: readonly RowOf<Name>[]) => ReactNode;
};

function Bulk<Name extends ResourceName>({ render }: BulkProps<Name>) {
  const { data, selectedIds } = useListContext();
  const chosen = new Set(selectedIds);
  const rows: readonly RaRecord[] = data ?? [];
  if (chosen.size === 0) return null;
  return (
    <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", p: 1.5 }}>
      {render(rows.filter(({ id }) => chosen.has(id)) as unknown as RowOf<Name>[])}
    </Box>
  );
}

function Empty({ text, onClear }: { readonly text: string; readonly onClear: (() => void) | undefined }) {
  const say = useSay();
  return (
    <Paper sx={{ p: 4, display: "grid", gap: 2, justifyItems: "center" }}>
      <Typography color="textSecondary">{text}</Typography>
      {onClear !== undefined && <Button onClick={onClear}>{say("console.clear_filters")}</Button>}
    </Paper>
  );
}
