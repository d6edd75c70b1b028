import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../i18n/texts.tsx";

const CoverageTrees = lazy(async () => ({
  default: (await import("./CoverageTrees.tsx")).CoverageTrees,
}));

/** What the questions cover of the syllabus; read once somebody wants to know. */
export function Coverage() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const loading = <p className="mt-4 text-sm text-muted">{text("study.coverage.loading")}</p>;
  return (
    <Card className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{text("study.coverage.title")}</h2>
          <p className="text-sm text-muted">{text("study.coverage.lead")}</p>
        </div>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text(isOpen ? "study.coverage.hide" : "study.coverage.show")}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={loading}>
          <CoverageTrees loading={loading} />
        </Suspense>
      ) : null}
    </Card>
  );
}
