import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useSay } from "../texts/i18n.ts";

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Codes that are shown this once, to be kept somewhere else. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const say = useSay();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join("\n"))}`;
  return (
    <>
      <Box
        component="ul"
        dir="ltr"
        sx={{
          columns: 2,
          listStyle: "none",
          m: 0,
          p: 2,
          fontFamily: "monospace",
          bgcolor: "action.hover",
          borderRadius: 2,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button component="a" href={file} download="crosscheck-recovery-codes.txt" variant="outlined">
        {say("sign_in.keep_codes")}
      </Button>
      <Button variant="contained" onClick={onDone}>
        {say("sign_in.codes_kept")}
      </Button>
    </>
  );
}
