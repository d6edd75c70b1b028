/** The build puts the file beside the scripts and gives its address. */
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.svg?no-inline" {
  const address: string;
  export default address;
}
