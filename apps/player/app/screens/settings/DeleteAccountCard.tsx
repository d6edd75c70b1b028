import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../i18n/texts.tsx";

const DeleteAccountDialog = lazy(async () => ({
  default: (await import("./DeleteAccountDialog.tsx")).DeleteAccountDialog,
}));

/** The way out, with what it means. */
export function DeleteAccountCard() {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{text("settings.delete.title")}</h2>
        <p className="text-muted">{text("settings.delete.text")}</p>
      </div>
      <Button variant="danger" className="self-start" onClick={() => setIsAsking(true)}>
        {text("settings.delete.open")}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <DeleteAccountDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
