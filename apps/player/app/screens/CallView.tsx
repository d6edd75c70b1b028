import { isPassingRefusal } from "@crosscheck/client/passing-refusal";
import type { RefusalName } from "@crosscheck/contract";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { refusalId } from "../i18n/refusals.ts";
import { useText } from "../i18n/texts.tsx";

type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly refused: RefusalName };

type CallViewProps<Data> = {
  readonly query: UseQueryResult<Outcome<Data>>;
  /** Skeleton of the final layout. */
  readonly loading: ReactNode;
  /** Way out of a refusal, beside its sentence. */
  readonly refusedAction?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** The states of every screen that asks the server: loading, failed, refused, content. */
export function CallView<Data>({ query, loading, refusedAction, children }: CallViewProps<Data>) {
  const text = useText();
  const retry = {
    label: text("shell.retry"),
    busy: query.isFetching,
    onRetry: () => void query.refetch(),
  };
  if (query.isPending) return loading;
  // What is there stays on the screen when a later look fails.
  if (query.data === undefined) return <ErrorState message={text("refusals.network_away")} retry={retry} />;
  if (!query.data.ok) {
    const mayPass = isPassingRefusal(query.data);
    return (
      <ErrorState message={text(refusalId(query.data.refused))} retry={mayPass ? retry : undefined}>
        {refusedAction}
      </ErrorState>
    );
  }
  return children(query.data.data);
}
