export default function OtpVerifyScreen() { return <main><h1>OtpVerify</h1></main>; }
