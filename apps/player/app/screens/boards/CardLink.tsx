import { lazy, Suspense, useState, type ReactNode } from "react";
import { useText } from "../../i18n/texts.tsx";
import { useRootState } from "../../state/root-store.ts";
import type { BoardRow } from "./boards.ts";

const PublicCard = lazy(async () => ({ default: (await import("./PublicCard.tsx")).PublicCard }));

type CardLinkProps = {
  readonly row: Pick<BoardRow, "user_id" | "name">;
  readonly className: string;
  readonly children: ReactNode;
};

/** A row that opens the player's public card; for a visitor only a row. */
export function CardLink({ row, className, children }: CardLinkProps) {
  const text = useText();
  const isPlayer = useRootState((state) => state.session !== null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!isPlayer) return <div className={className}>{children}</div>;
  return (
    <>
      <button
        type="button"
        className={`${className} cursor-pointer hover:brightness-105`}
        aria-haspopup="dialog"
        title={text("boards.card.open", { name: row.name })}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {children}
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <PublicCard userId={row.user_id} name={row.name} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
