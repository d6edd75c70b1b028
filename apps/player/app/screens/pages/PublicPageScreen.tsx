export default function PublicPageScreen() { return <main><h1>PublicPage</h1></main>; }
