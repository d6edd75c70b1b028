export default function NotFoundScreen() { return <main><h1>NotFound</h1></main>; }
