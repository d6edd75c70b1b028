import { Switch as Base } from "@base-ui/react/switch";

type SwitchProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
};

/** An on/off setting with its label on the whole row. */
export function Switch({ label, checked, onChange, hint }: SwitchProps) {
  return (
    <label className="flex min-h-12 items-center gap-4">
      <span className="min-w-0 grow">
        <span className="block font-medium">{label}</span>
        {hint === undefined ? null : <span className="block text-xs text-muted">{hint}</span>}
      </span>
      <Base.Root
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        className="flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-edge bg-sunken p-0.5 data-checked:border-primary-edge data-checked:bg-primary"
      >
        <Base.Thumb className="size-6 rounded-full border border-edge bg-card transition-transform data-checked:translate-x-6 rtl:data-checked:-translate-x-6" />
      </Base.Root>
    </label>
  );
}
