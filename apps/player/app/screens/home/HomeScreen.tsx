import { useSettings } from "../../root-data.ts";
export default function HomeScreen() {
  const { app_name } = useSettings();
  return <main><title>{app_name}</title><h1>{app_name}</h1></main>;
}
