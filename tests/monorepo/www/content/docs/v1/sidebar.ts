export default { docs: ['start', 'client/connect'] };
