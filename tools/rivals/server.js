/** boardgame.io's server, as its manual starts it: node server.js PORT [FOLDER]; without a folder it keeps all in memory. */
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Race } = require("./race.js");

const [port, folder] = process.argv.slice(2);
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [Race], origins: [Origins.LOCALHOST], ...kept }).run(Number(port));
