/** For what a script moves: a duration and a curve of the design tokens (tools/motion.test.ts holds them together). */
export const SCENE: KeyframeAnimationOptions = { duration: 320, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };
