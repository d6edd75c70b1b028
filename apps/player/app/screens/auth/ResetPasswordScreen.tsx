export default function ResetPasswordScreen() { return <main><h1>ResetPassword</h1></main>; }
