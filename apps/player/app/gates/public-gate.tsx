import { Outlet } from "react-router";

/** Open to everybody; here so that the route table says so. */
export default function PublicGate() {
  return <Outlet />;
}
