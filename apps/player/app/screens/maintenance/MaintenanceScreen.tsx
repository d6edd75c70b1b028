export default function MaintenanceScreen() { return <main><h1>Maintenance</h1></main>; }
