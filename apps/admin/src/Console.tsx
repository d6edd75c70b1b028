import { ErrorBoundary } from "react-error-boundary";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { useMay } from "./data/session.ts";
import { Frame } from "./layout/Frame.tsx";
import { Broken } from "./layout/Broken.tsx";
import { GROUPS } from "./screens/areas.ts";
import { SCREENS } from "./screens/screens.ts";
import { OwnScreen } from "./screens/own/OwnScreen.tsx";
import { NoScreen } from "./layout/NoScreen.tsx";

/** The screens of whoever is signed in; the first one that they may see is where they begin. */
export function Console() {
  const may = useMay();
  const { pathname } = useLocation();
  const first = GROUPS.flatMap(({ areas }) => areas).find(({ needs }) => may(needs));
  return (
    <Frame>
      <ErrorBoundary FallbackComponent={Broken} resetKeys={[pathname]}>
        <Routes>
          <Route path="/" element={<Navigate to={first?.path ?? "/own"} replace />} />
          <Route path="/welcome" element={<Navigate to="/" replace />} />
          <Route path="/own" element={<OwnScreen />} />
          {SCREENS.filter(({ needs }) => may(needs)).map(({ path, view: View }) => (
            <Route key={path} path={path} element={<View />} />
          ))}
          <Route path="*" element={<NoScreen />} />
        </Routes>
      </ErrorBoundary>
    </Frame>
  );
}
