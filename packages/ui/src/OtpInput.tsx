import { OTPField } from "@base-ui/react/otp-field";

type OtpInputProps = {
  readonly id: string;
  /** Id of the label's text: the first box is named after it and its own place, the others after their place. */
  readonly labelId: string;
  readonly length: number;
  /** Name of one box; gets its place, e.g. "Digit 2 of 6". */
  readonly boxLabel: (place: number) => string;
  /** Reads what was typed or pasted: its digits as 0 to 9, nothing else. */
  readonly toDigits: (typed: string) => string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called once all boxes are full, also after paste or autofill. */
  readonly onComplete: (code: string) => void;
  readonly invalid?: boolean;
  readonly disabled?: boolean;
};

/** A one-time code, one box per digit; always left to right. The label's htmlFor is `id`. */
export function OtpInput({
  id,
  labelId,
  length,
  boxLabel,
  toDigits,
  value,
  onChange,
  onComplete,
  invalid,
  disabled,
}: OtpInputProps) {
  return (
    <OTPField.Root
      id={id}
      name="code"
      length={length}
      // The built-in check for numbers runs before our reading and would drop the digits of other keyboards.
      validationType="none"
      inputMode="numeric"
      normalizeValue={toDigits}
      value={value}
      disabled={disabled ?? false}
      onValueChange={(code) => onChange(code)}
      onValueComplete={(code) => onComplete(code)}
      dir="ltr"
      className="flex justify-center gap-2"
    >
      <span id={`${id}-first`} hidden>
        {boxLabel(1)}
      </span>
      {Array.from({ length }, (_unused, index) => (
        <OTPField.Input
          key={boxLabel(index + 1)}
          {...(index === 0
            ? { "aria-labelledby": `${labelId} ${id}-first` }
            : { "aria-label": boxLabel(index + 1) })}
          aria-invalid={invalid ?? false}
          className="h-14 w-full min-w-0 max-w-12 rounded-key border-2 border-edge bg-card text-center text-xl font-bold tabular-nums aria-invalid:border-wrong"
        />
      ))}
    </OTPField.Root>
  );
}
