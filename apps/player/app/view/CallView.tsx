import type { Outcome } from "@crosscheck/client";
import { isPassingRefusal } from "@crosscheck/client/passing-refusal";
import { ErrorState } from "@crosscheck/ui/ErrorState";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { wantFreshBoot } from "../boot/boot-refresh.ts";
import type { MsgId } from "../i18n/message-ids.ts";
import { refusalId } from "../i18n/refusals.ts";
import { useText } from "../i18n/texts.tsx";

type CallViewProps<Data> = {
  readonly query: UseQueryResult<Outcome<Data>>;
  /** Skeleton of the final layout. */
  readonly loading: ReactNode;
  /** What 102 says here; absent: that there is nothing yet. */
  readonly noData?: MsgId;
  /** Way out of a refusal, beside its sentence. */
  readonly refusedAction?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** The states of every screen that asks the server: loading, failed, refused, content. */
export function CallView<Data>({ query, loading, noData, refusedAction, children }: CallViewProps<Data>) {
  const text = useText();
  useNoticeOfMaintenance(query);
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
    const { refused } = query.data;
    const sentence = refused === "no_data" && noData !== undefined ? noData : refusalId(refused);
    return (
      <ErrorState message={text(sentence)} retry={mayPass ? retry : undefined}>
        {refusedAction}
      </ErrorState>
    );
  }
  return children(query.data.data);
}

/** Maintenance began while the app was open: the settings are read again, and the frame shows its notice. */
function useNoticeOfMaintenance(query: UseQueryResult<Outcome<unknown>>): void {
  const { revalidate } = useRevalidator();
  const answeredAt =
    query.data?.ok === false && query.data.refused === "maintenance" ? query.dataUpdatedAt : 0;
  useEffect(() => {
    if (answeredAt > 0) void wantFreshBoot(revalidate);
  }, [answeredAt, revalidate]);
}
