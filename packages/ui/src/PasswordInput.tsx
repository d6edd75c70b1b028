import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { TextInput } from "./TextInput.tsx";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
  readonly showLabel: string;
  readonly hideLabel: string;
};

/** A password that can be looked at before it is sent. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput {...rest} type={isShown ? "text" : "password"} dir="ltr" className="pe-14 rtl:text-end" />
      <button
        type="button"
        aria-label={isShown ? hideLabel : showLabel}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 end-1 my-auto grid size-11 place-items-center rounded-key text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
