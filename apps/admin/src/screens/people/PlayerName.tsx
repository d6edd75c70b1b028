import Typography from "@mui/material/Typography";

type PlayerNameProps = { readonly name: string; readonly number: number };

/** A name, with the number that tells it from others that look alike. */
export function PlayerName({ name, number }: PlayerNameProps) {
  return (
    <bdi>
      {name}
      {number > 1 && (
        <Typography component="span" variant="caption" color="textSecondary">
          {` ${number}`}
        </Typography>
      )}
    </bdi>
  );
}
