export default { docs: ['start'] };
