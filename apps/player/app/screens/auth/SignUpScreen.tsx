export default function SignUpScreen() { return <main><h1>SignUp</h1></main>; }
