export default () => <h1>Paperclip</h1>;
