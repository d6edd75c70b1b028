export default function SettingsScreen() { return <main><h1>Settings</h1></main>; }
