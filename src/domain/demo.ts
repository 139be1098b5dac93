/** Password of the demo's accounts, known to everybody who reads this; refused outside the demo. */
export const demoPassword = 'terminalia-demo'
