/** What a history entry of a quiz remembers. */
export type EntryState = {
  /** How many runs were opened here before this one. */
  readonly round: number;
  /** The run that was finished here. */
  readonly finishedRun: string;
  /** The start card has been answered, or the run was under way. */
  readonly isStarted: boolean;
};

/** State of a link to a run that is under way: its clock goes on, so nothing asks first. */
export const UNDER_WAY: Partial<EntryState> = { isStarted: true };
