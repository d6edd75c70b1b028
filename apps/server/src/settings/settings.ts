/** Switches and numbers of the product as the admin has them now; defaults from contract §5. */
export type Settings = {
  readonly appName: string;
  readonly contactEmail: string;
  readonly maintenance: boolean;
  readonly maintenanceMessage: string;
  /** Blocks profile updates and deletion (spec §5) and shows where the outbox is. */
  readonly demoMode: boolean;
  /** Several content languages; off means language id 0 'english' (spec §9). */
  readonly languageMode: boolean;
  readonly welcomeCoins: number;
  readonly friendCodeCoins: number;
  readonly friendCodeOwnerCoins: number;
  readonly payout: boolean;
  readonly coinsPerUnit: number;
  readonly minimumRedeemCoins: number;
  /** Numbers of a mode that the admin changed, by mode id; bounds are in the rules. */
  readonly modeNumbers: Readonly<Record<string, ModeNumbers>>;
};

/** Overrides of a mode definition's numbers; an absent one keeps the default. */
export type ModeNumbers = {
  readonly questions?: number;
  readonly secondsPerQuestion?: number;
  readonly readingPauseSeconds?: number;
  readonly right?: number;
  readonly wrong?: number;
  readonly winPercent?: number;
  readonly fullPercent?: number;
  readonly maxCoins?: number;
  readonly lifelineCoins?: number;
  /** Most coins this mode pays a player per local day. */
  readonly dailyCoinCap?: number;
};

export const DEFAULT_SETTINGS: Settings = {
  appName: "Crosscheck",
  contactEmail: "hello@crosscheck.example",
  maintenance: false,
  maintenanceMessage: "",
  demoMode: false,
  languageMode: true,
  welcomeCoins: 100,
  friendCodeCoins: 50,
  friendCodeOwnerCoins: 100,
  payout: false,
  coinsPerUnit: 10,
  minimumRedeemCoins: 1_000,
  modeNumbers: {},
};
