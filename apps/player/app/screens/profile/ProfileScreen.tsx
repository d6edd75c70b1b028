export default function ProfileScreen() { return <main><h1>Profile</h1></main>; }
